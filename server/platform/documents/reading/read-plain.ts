const UTF8 = new TextDecoder('utf-8', { fatal: true });

/** The text of a .txt file: by its byte order mark, else UTF-8, else the Windows code page that old editors write. */
export function readPlain(file: Uint8Array): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return UTF8.decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}
