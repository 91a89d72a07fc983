import { FileText, FileUp, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/components/button.tsx';
import { FileDrop } from '#web/components/file-drop.tsx';
import { Spinner } from '#web/components/spinner.tsx';

interface FileChooserProps extends Pick<ComponentProps<typeof FileDrop>, 'label' | 'choose' | 'accepted'> {
  readonly hint: string;
  readonly file: File | null;
  readonly reading: boolean;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** A place to drop a file or to choose one; then the file, how far it is, and a way to take it away again. */
export function FileChooser({ hint, file, reading, onChoose, onRemove, ...drop }: FileChooserProps) {
  return (
    <FileDrop {...drop} className="p-4" onChoose={([chosen]) => onChoose(chosen)}>
      {(browse) => (
        <>
          {file === null ? (
            <>
              <Button
                variant="secondary"
                className="justify-self-start"
                icon={<FileUp aria-hidden="true" />}
                onClick={browse}
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
        </>
      )}
    </FileDrop>
  );
}

const sizeText = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
