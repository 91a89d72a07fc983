import { useState } from 'react';
import type { ResumeReply } from '#contract/resumes.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { clearDraft } from '#web/lib/drafts.ts';
import { contentEdit, type EditorValues, editorValues } from './editor-values.ts';
import { ResumeEditor } from './resume-editor.tsx';
import { ResumePreview } from './resume-preview.tsx';
import { useUpdateResume } from './resumes.queries.ts';

interface ResumeTabsProps {
  readonly resume: ResumeReply;
  /** The id in the address, under which the resume is cached. */
  readonly shownAs: number;
  readonly tab: 'preview' | 'edit';
  readonly onTab: (tab: 'preview' | 'edit') => void;
}

/** Preview and Edit, and the question before unsaved text is left behind. */
export function ResumeTabs({ resume, shownAs, tab, onTab }: ResumeTabsProps) {
  const user = useUser();
  const update = useUpdateResume(shownAs);
  const [unsaved, setUnsaved] = useState<EditorValues | null>(null);
  const [asking, setAsking] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);

  const save = async (values: EditorValues, by: 'person' | 'clock') => {
    await update.mutateAsync({
      id: resume.id,
      body: { content: contentEdit(values), revision: resume.revision },
    });
    setSavedAt(new Date());
    // A save by the clock must not take the page from under someone who is still typing.
    if (by === 'person') leaveEditor();
  };
  const leaveEditor = () => {
    clearDraft(user.id, `resume-${resume.id}`);
    setUnsaved(null);
    setAsking(false);
    onTab('preview');
  };
  return (
    <>
      <Tabs
        label="Resume"
        value={tab}
        onChange={(next) => {
          if (next === 'preview' && unsaved !== null) setAsking(true);
          else onTab(next === 'edit' ? 'edit' : 'preview');
        }}
        items={[
          { value: 'preview', label: 'Preview', content: <ResumePreview resume={resume} user={user} /> },
          {
            value: 'edit',
            label: 'Edit',
            content: (
              <ResumeEditor
                resumeId={resume.id}
                userId={user.id}
                saved={editorValues(resume.content)}
                savedAt={savedAt}
                onSave={save}
                onUnsaved={setUnsaved}
              />
            ),
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Unsaved Changes"
        cancelLabel="Discard Changes"
        onCancel={leaveEditor}
        confirmLabel="Save Changes"
        confirmVariant="primary"
        pending={update.isPending}
        onConfirm={() => {
          if (unsaved !== null) save(unsaved, 'person').catch(() => setAsking(false));
        }}
      >
        You have changes that are not saved. Save them, or discard them and go back to the saved resume.
        Escape takes you back to editing.
      </ConfirmDialog>
    </>
  );
}
