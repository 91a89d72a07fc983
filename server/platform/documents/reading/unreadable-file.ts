/** Why the text of a file could not be had, in words for the person who chose it. */
export const UNREADABLE = {
  empty: 'The file is empty.',
  'not-a-document':
    'This isn’t a text, Word, PDF or rich text document. The file name may have the wrong ending.',
  picture: 'This is a picture, and we can’t read pictures. Choose the original document, or paste the text.',
  'other-picture': 'We can’t read this kind of picture. Save it as a JPEG or PNG and choose that file.',
  'blank-picture':
    'We couldn’t find any text in this picture. Take it again, straight on and in good light, or paste the text.',
  'other-format': 'We can’t read this kind of document. Save it as .docx or .pdf and choose that file.',
  damaged: 'The file is damaged or incomplete. Open it, save it again and choose the new file.',
  protected: 'The file is password protected. Save a copy without a password and choose that.',
  'no-text':
    'The file has no text, only pictures, like a scan. Choose the original document, or paste the text.',
  'needs-adobe':
    'This is a form only Adobe Reader can open. Open it there, choose Print and “Save as PDF” or “Microsoft Print to PDF”, then choose that new file.',
  'too-much': 'The file is much longer than a resume. Choose a file with just the resume.',
  stopped: 'Reading this file was stopped.',
  'too-long': 'The file took too long to read. Save it as plain text, or paste the text instead.',
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
