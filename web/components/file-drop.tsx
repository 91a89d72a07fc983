import { type ReactNode, useRef, useState } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface FileDropProps {
  readonly label: string;
  /** What choosing is called where only the file field is heard. */
  readonly choose: string;
  /** The ends of names that the chooser offers, with commas between. */
  readonly accepted: string;
  readonly multiple?: boolean;
  readonly className?: string;
  /** Called with at least one file; where not `multiple`, several may be dropped all the same. */
  readonly onChoose: (files: readonly [File, ...File[]]) => void;
  /** What stands in it; `browse` opens the chooser. */
  readonly children: (browse: () => void) => ReactNode;
}

/** A place to drop files, with a file field behind it that a button in it opens. */
export function FileDrop(props: FileDropProps) {
  const { label, choose, accepted, multiple = false, className, onChoose, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first, ...others] = files ?? [];
    if (first) onChoose([first, ...others]);
  };
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        'grid gap-3 rounded border border-dashed',
        over ? 'border-gold bg-gold-soft' : 'border-line-strong',
        className,
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accepted}
        className="sr-only"
        tabIndex={-1}
        aria-label={choose}
        onChange={(event) => {
          take(event.target.files);
          // So that the same file, chosen again, counts as chosen.
          event.target.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </fieldset>
  );
}
