import { type ReactNode, useState } from 'react';
import type { ResumeReply } from '#contract/resumes.ts';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Tabs } from '#web/components/tabs.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { clearDraft } from '#web/lib/drafts.ts';
import { ClaimsCard, ClaimsNotice } from './claims-card.tsx';
import { ConflictScreen } from './conflict-screen.tsx';
import type { TypedValues } from './editor-values.ts';
import { ResumeEditor } from './resume-editor.tsx';
import { ResumePreview } from './resume-preview.tsx';
import type { LineMarks } from './resume-sheet.tsx';
import { useResumeSave } from './use-resume-save.ts';

interface ResumeTabsProps {
  readonly resume: ResumeReply;
  /** The id in the address, under which the resume is cached. */
  readonly shownAs: number;
  readonly tab: 'preview' | 'edit';
  /** Marks beside lines that wait for review. */
  readonly marks: LineMarks;
  /** Above the preview: what is to know before sending it. */
  readonly notice: ReactNode;
  readonly onTab: (tab: 'preview' | 'edit') => void;
}

/** Preview and Edit, the question before unsaved text is left behind, and the choice when it was changed elsewhere. */
export function ResumeTabs({ resume, shownAs, tab, marks, notice, onTab }: ResumeTabsProps) {
  const user = useUser();
  const saving = useResumeSave(resume, shownAs);
  const { conflict } = saving;
  const [unsaved, setUnsaved] = useState<TypedValues | null>(null);
  const [asking, setAsking] = useState(false);
  const [showsClaims, setShowsClaims] = useState(false);
  const [arrives, setArrives] = useState(false);
  const [savedAt, setSavedAt] = useState<Date | null>(null);

  const save = async (typed: TypedValues, by: 'person' | 'clock') => {
    const stored = await saving.save(typed);
    setSavedAt(new Date());
    // A save by the clock must not take the page from under someone who is still typing.
    if (by === 'person') showSaved();
    return stored;
  };
  /** The button that saved is gone, and the window may be far below: both go on with what was saved. */
  const showSaved = () => {
    setArrives(true);
    leaveEditor();
  };
  const leaveEditor = () => {
    clearDraft(user.id, `resume-${resume.id}`);
    saving.dismiss();
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
          setShowsClaims(false);
          setArrives(false);
          if (next === 'preview' && unsaved !== null) setAsking(true);
          else onTab(next === 'edit' ? 'edit' : 'preview');
        }}
        items={[
          {
            value: 'preview',
            label: 'Preview',
            content: (
              <>
                <div className="empty:hidden print:hidden">{notice}</div>
                <ClaimsNotice
                  resume={resume}
                  onShow={() => {
                    setShowsClaims(true);
                    onTab('edit');
                  }}
                />
                <ResumePreview
                  resume={resume}
                  shownAs={shownAs}
                  user={user}
                  marks={marks}
                  isArrivedAt={arrives}
                />
              </>
            ),
          },
          {
            value: 'edit',
            label: 'Edit',
            content: conflict ? (
              <ConflictScreen
                key={conflict.theirs.revision}
                fields={conflict.fields}
                pending={saving.isPending}
                onChoose={(sides) => {
                  saving.settle(sides).then(showSaved, () => {
                    // Refused once more: the screen shows what is new, or the toast has said what went wrong.
                  });
                }}
              />
            ) : (
              <>
                <ResumeEditor
                  resume={resume}
                  userId={user.id}
                  marks={marks}
                  savedAt={savedAt}
                  onSave={save}
                  onUnsaved={setUnsaved}
                />
                <ClaimsCard resume={resume} isAskedFor={showsClaims} />
              </>
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
        pending={saving.isPending}
        onConfirm={() => {
          if (unsaved !== null) save(unsaved, 'person').catch(() => setAsking(false));
        }}
      >
        You have unsaved changes. Save them, or discard them and go back to the saved resume. Press Escape to
        keep editing.
      </ConfirmDialog>
    </>
  );
}
