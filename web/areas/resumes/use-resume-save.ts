import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LIMITS } from '#contract/limits.ts';
import { getVersion, listVersions } from '#contract/resume-versions.ts';
import { getResumeForMatch, type ResumeReply } from '#contract/resumes.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import {
  type ConflictField,
  chosenValues,
  conflictFields,
  preferredSides,
  type Side,
} from './conflict-fields.ts';
import { contentEdit, type EditorValues, editorValues, type TypedValues } from './editor-values.ts';
import { joinedParts } from './joined-parts.ts';
import { isStale, resumeQuery, useUpdateResume } from './resumes.queries.ts';

interface Conflict {
  /** What both sides changed. */
  readonly fields: readonly ConflictField[];
  /** What both began with; null when it is not known any more. */
  readonly base: EditorValues | null;
  /** What was typed, with what only the other side changed. */
  readonly mine: TypedValues;
  readonly theirs: ResumeReply;
}

/**
 * Saves what was typed. When the resume was changed elsewhere meanwhile, both changes are kept where they touch
 * different parts; where they do not, `conflict` holds what the person has to decide, and nothing is saved.
 */
export function useResumeSave(resume: ResumeReply, shownAs: number) {
  const update = useUpdateResume(shownAs);
  const queryClient = useQueryClient();
  const toast = useToast();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  /** The texts seen here by their revisions: what two changes began with. */
  const seen = useRef(new Map<number, EditorValues>());
  useEffect(() => {
    seen.current.set(resume.revision, editorValues(resume.content));
  }, [resume]);

  const store = (values: EditorValues, revision: number) =>
    update.mutateAsync({ id: resume.id, body: { content: contentEdit(values), revision } });

  /** What is stored now, by the resume's own id: the address may be that of its match. */
  const latest = () => callApi(getResumeForMatch, { params: { id: resume.id } });

  /** The text that a revision had, from the versions that were kept; null where it has been let go. */
  const textAt = async (revision: number): Promise<EditorValues | null> => {
    const params = { id: resume.id };
    const versions = await callApi(listVersions, { params });
    // A save that changed no text kept none: the next that is kept holds the same one.
    const kept = versions.findLast((version) => version.revision >= revision)?.revision;
    const isLetGo = versions.length >= LIMITS.resumeVersionsMax && kept === versions.at(-1)?.revision;
    if (kept === undefined || (isLetGo && kept !== revision)) return null;
    return editorValues((await callApi(getVersion, { params: { ...params, revision: kept } })).content);
  };

  /**
   * Which parts both sides changed otherwise, and the text in which all others stand as they were changed: by the one
   * side, or by both in different lines and jobs.
   */
  const met = (base: EditorValues | null, mine: TypedValues, theirs: ResumeReply): Conflict => {
    const theirText = editorValues(theirs.content);
    const found = conflictFields(base, mine, theirText);
    const both = found.filter(({ isBoth }) => isBoth);
    const keys = both.map(({ key }) => key);
    const joined = base === null ? {} : joinedParts(keys, base, mine, theirText);
    const merged = { ...mine, ...chosenValues(mine, theirText, preferredSides(found)), ...joined };
    return { base, mine: merged, theirs, fields: both.filter(({ key }) => joined[key] === undefined) };
  };

  const save = async (typed: TypedValues): Promise<ResumeReply> => {
    try {
      return await store(typed, typed.revision);
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = await latest();
      const base = seen.current.get(typed.revision) ?? (await textAt(typed.revision));
      const found = met(base, typed, theirs);
      if (found.fields.length > 0) {
        setConflict(found);
        throw error;
      }
      const stored = await store(found.mine, theirs.revision);
      toast({
        title: 'We kept both changes',
        description: 'This resume was also changed in another tab or on another device.',
      });
      return stored;
    }
  };

  /** Saves what was chosen. Text of one's own that was not chosen is saved first, so that the versions keep it. */
  const settle = async (sides: Readonly<Record<string, Side>>): Promise<void> => {
    if (conflict === null) return;
    const { base, mine, theirs } = conflict;
    try {
      let { revision } = theirs;
      if (Object.values(sides).includes('theirs')) revision = (await store(mine, revision)).revision;
      await store(chosenValues(mine, editorValues(theirs.content), sides), revision);
      setConflict(null);
    } catch (error) {
      if (isStale(error)) {
        const newer = await latest();
        queryClient.setQueryData(resumeQuery(shownAs).queryKey, newer);
        setConflict(met(base, mine, newer));
      }
      throw error;
    }
  };

  /** The person let the typed text go: there is nothing to decide any more. */
  const dismiss = () => setConflict(null);

  return { save, settle, dismiss, conflict, isPending: update.isPending };
}
