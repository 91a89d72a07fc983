import { FileText, FileUp, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#web/components/button.tsx';
import { Spinner } from '#web/components/spinner.tsx';
import { classNames } from '#web/lib/class-names.ts';

interface FileChooserProps {
  readonly label: string;
  /** What choosing is called where only the file field is heard. */
  readonly choose: string;
  /** The ends of names that the chooser offers, with commas between. */
  readonly accepted: string;
  readonly hint: string;
  readonly file: File | null;
  readonly reading: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** A place to drop a file or to choose one; then the file, how far it is, and a way to take it away again. */
export function FileChooser({
  label,
  choose,
  accepted,
  hint,
  file,
  reading,
  onChoose,
  onRemove,
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  };
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        'grid gap-3 rounded border border-dashed p-4',
        over ? 'border-gold bg-gold-soft' : 'border-line-strong',
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label={choose}
        onChange={(event) => {
          const chosen = event.target.files?.[0];
          event.target.value = '';
          if (chosen) onChoose(chosen);
        }}
      />
      {file === null ? (
        <>
          <Button
            variant="secondary"
            className="justify-self-start"
            icon={<FileUp aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
          <p className="text-sm text-muted">{hint}</p>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
          <span className="min-w-0 flex-[1_1_10rem] text-sm wrap-anywhere">
            {file.name} ({sizeText(file.size)})
          </span>
          <Button size="small" variant="quiet" icon={<X aria-hidden="true" />} onClick={onRemove}>
            {reading ? 'Stop reading' : 'Remove file'}
          </Button>
        </div>
      )}
      <p role="status" className="flex items-center gap-2 text-sm empty:hidden">
        {reading ? (
          <>
            <Spinner /> Reading the file and converting it to plain text…
          </>
        ) : null}
      </p>
    </fieldset>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
