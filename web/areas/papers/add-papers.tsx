import { useQuery } from '@tanstack/react-query';
import { ClipboardPaste, FileUp } from 'lucide-react';
import { useState } from 'react';
import { RESUME_TEXT_MAX } from '#career/resume/reading/clean-text.ts';
import { paperText } from '#contract/papers.ts';
import { Button } from '#web/components/button.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { siteQuery } from '#web/lib/site.ts';
import { acceptedPapers, type PaperSource } from './papers.queries.ts';

const pasteForm = paperText.pick({ text: true });

/** A place to drop or choose several files, and one to paste a text. */
export function AddPapers({
  room,
  onAdd,
}: {
  /** How many more are taken. */
  readonly room: number;
  readonly onAdd: (sources: readonly { readonly name: string; readonly source: PaperSource }[]) => void;
}) {
  const [tooMany, setTooMany] = useState(false);
  const accepted = acceptedPapers(useQuery(siteQuery).data?.readsPhotos ?? false);
  const take = (files: readonly File[]) => {
    setTooMany(files.length > room);
    onAdd(files.slice(0, room).map((file) => ({ name: file.name, source: { file } })));
  };
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <FileDrop
        label="Files"
        choose="Choose files"
        accepted={accepted.names}
        multiple
        className="content-center justify-items-start p-5"
        onChoose={take}
      >
        {(browse) => (
          <>
            <Button icon={<FileUp aria-hidden="true" />} unavailable={room === 0} onClick={browse}>
              Choose files
            </Button>
            <p className="text-sm text-muted">
              Or drop them here, several at once. {accepted.said}, up to 5 MB each.
            </p>
            <p role="status" className="text-sm font-semibold text-danger empty:hidden">
              {tooMany ? 'That’s more than we can look at in one go. We took the first ones.' : null}
            </p>
          </>
        )}
      </FileDrop>
      <PasteForm
        unavailable={room === 0}
        onPaste={(text) => onAdd([{ name: 'Pasted text', source: { text } }])}
      />
    </div>
  );
}

function PasteForm({
  unavailable,
  onPaste,
}: {
  readonly unavailable: boolean;
  readonly onPaste: (text: string) => void;
}) {
  const form = useSchemaForm(pasteForm, { text: '' });
  return (
    <Form
      form={form}
      label="Paste a paper"
      onSubmit={({ text }) => {
        onPaste(text);
        form.reset({ text: '' });
      }}
    >
      <TextArea name="text" label="Or paste the text" rows={5} limit={RESUME_TEXT_MAX} />
      <Button
        type="submit"
        variant="secondary"
        className="justify-self-start"
        unavailable={unavailable}
        icon={<ClipboardPaste aria-hidden="true" />}
      >
        Read this text
      </Button>
    </Form>
  );
}
