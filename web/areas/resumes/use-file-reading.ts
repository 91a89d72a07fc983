import { useRef, useState } from 'react';
import { fileReadMessage, type ReadHere, useReadFile } from './upload.queries.ts';

interface FileReading {
  readonly onText: (text: string) => void;
  /** Clears what was pasted, and answers with the way to bring it back should the file be unreadable. */
  readonly onStart?: () => () => void;
  readonly readHere?: ReadHere;
}

/** Reads one file at a time; another one, or taking it away, gives up the one before. */
export function useFileReading({ onText, onStart, readHere }: FileReading) {
  const read = useReadFile(readHere);
  const [file, setFile] = useState<File | null>(null);
  const under = useRef<AbortController>(null);
  /** Puts back what was pasted; kept from the first file that is read in its place to the one that is. */
  const bringBack = useRef<(() => void) | undefined>(undefined);
  const giveBack = () => {
    bringBack.current?.();
    bringBack.current = undefined;
  };
  const remove = () => {
    if (read.isPending) giveBack();
    bringBack.current = undefined;
    under.current?.abort();
    setFile(null);
    read.reset();
  };
  const choose = (chosen: File) => {
    under.current?.abort();
    const controller = new AbortController();
    under.current = controller;
    bringBack.current ??= onStart?.();
    setFile(chosen);
    read.mutate(
      { file: chosen, signal: controller.signal },
      {
        onSuccess: onText,
        onError: () => {
          giveBack();
          if (!controller.signal.aborted) setFile(null);
        },
      },
    );
  };
  const failed = read.isError && file === null;
  return {
    file,
    reading: read.isPending,
    choose,
    remove,
    error: failed ? fileReadMessage(read.error) : null,
  };
}
