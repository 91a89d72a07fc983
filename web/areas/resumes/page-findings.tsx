import type { ExportCheckReply } from '#contract/resume-files.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Notice } from '#web/components/notice.tsx';

/** "1 page as a PDF.", and where the look had to give way for it, that it did. */
export function pagesText(check: ExportCheckReply, { content }: ResumeReply): string {
  const pages = `${check.pages === 1 ? '1 page' : `${check.pages} pages`} as a PDF.`;
  const { template, textSize, spacing } = check.look;
  const isCloser =
    template !== 'federal' && (textSize !== content.look.textSize || spacing !== content.look.spacing);
  return isCloser ? `${pages} To fit, it uses ${textSize} text and ${spacing} spacing.` : pages;
}

/** Says before a download which lines have no room, or that the resume cannot fit. */
export function PageFindings({
  check,
  resume,
}: {
  readonly check: ExportCheckReply;
  readonly resume: ResumeReply;
}) {
  const { layout, look } = resume.content;
  const room = layout === 'federal' || look.pages === 'two' ? 'two pages' : 'one page';
  const { leftOut, fits } = check;
  return (
    <>
      {fits ? null : (
        <Notice tone="warning" title={`It doesn’t fit on ${room}`}>
          {layout === 'federal' ? 'USAJOBS takes two pages. ' : ''}
          Every list is down to its first line. Shorten the summary, education or training
          {layout === 'federal' ? '.' : ', or choose more pages.'}
        </Notice>
      )}
      {leftOut.length === 0 ? null : (
        <Notice
          tone="warning"
          title={`${leftOut.length === 1 ? '1 line doesn’t' : `${leftOut.length} lines don’t`} fit on ${room} and ${leftOut.length === 1 ? 'is' : 'are'} left out`}
        >
          <ul className="mt-1 list-disc pl-5">
            {leftOut.map((line, place) => {
              const key = `${place} ${line}`;
              return (
                <li key={key} className="wrap-anywhere">
                  {line}
                </li>
              );
            })}
          </ul>
        </Notice>
      )}
    </>
  );
}
