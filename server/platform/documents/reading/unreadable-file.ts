/** Why the text of a file could not be had, in words for the person who chose it. */
export const UNREADABLE = {
  empty: 'The file is empty.',
  'not-a-document':
    'This is not a text, Word, PDF or rich text document. Its name may end in the wrong letters.',
  'other-format': 'This kind of document is not supported. Save it as .docx or .pdf and choose that file.',
  damaged: 'The file is damaged or incomplete. Open it, save it again and choose the new file.',
  protected: 'The file is protected with a password. Save a copy without one and choose that.',
  'no-text':
    'The file holds no text, only pictures, as a scan does. Choose the document it was made from, or paste the text.',
  'too-much': 'The file holds far more than a resume does. Choose a file with the resume alone.',
  'too-long': 'Reading the file took too long. Save it as plain text or paste the text instead.',
} as const;
export type UnreadableReason = keyof typeof UNREADABLE;

/** A file whose text cannot be had. Anything else that a reader throws counts as damage. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, cause?: unknown) {
    super(UNREADABLE[reason], { cause });
    this.reason = reason;
  }
}
