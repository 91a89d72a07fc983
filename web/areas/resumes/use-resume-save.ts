import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getResumeForMatch, type ResumeReply } from '#contract/resumes.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { type ConflictField, chosenValues, conflictFields, type Side } from './conflict-fields.ts';
import { contentEdit, type EditorValues, editorValues, type TypedValues } from './editor-values.ts';
import { isStale, resumeQuery, useUpdateResume } from './resumes.queries.ts';

interface Conflict {
  readonly fields: readonly ConflictField[];
  readonly mine: TypedValues;
  readonly theirs: ResumeReply;
}

/**
 * Saves what was typed. When the resume was changed elsewhere meanwhile, both changes are kept where they touch
 * different fields; where they do not, `conflict` holds what the person has to decide, and nothing is saved.
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

  const save = async (typed: TypedValues): Promise<ResumeReply> => {
    try {
      return await store(typed, typed.revision);
    } catch (error) {
      if (!isStale(error)) throw error;
      const theirs = await latest();
      const base = seen.current.get(typed.revision) ?? null;
      const theirText = editorValues(theirs.content);
      const fields = conflictFields(base, typed, theirText);
      if (fields.some(({ onlyMine }) => !onlyMine)) {
        setConflict({ fields, mine: typed, theirs });
        throw error;
      }
      const stored = await store(typed, theirs.revision);
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
    const { mine, theirs } = conflict;
    const theirText = editorValues(theirs.content);
    try {
      let { revision } = theirs;
      if (Object.values(sides).includes('theirs')) revision = (await store(mine, revision)).revision;
      await store(chosenValues(mine, theirText, sides), revision);
      setConflict(null);
    } catch (error) {
      if (isStale(error)) {
        const newer = await latest();
        queryClient.setQueryData(resumeQuery(shownAs).queryKey, newer);
        setConflict({ fields: conflictFields(null, mine, editorValues(newer.content)), mine, theirs: newer });
      }
      throw error;
    }
  };

  /** The person let the typed text go: there is nothing to decide any more. */
  const dismiss = () => setConflict(null);

  return { save, settle, dismiss, conflict, isPending: update.isPending };
}
