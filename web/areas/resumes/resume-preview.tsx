import type { OriginsReply } from '#contract/resume-checks.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import type { UserReply } from '#contract/user.ts';
import { LineMark } from './line-review.tsx';
import { headerOf, sectionsOf } from './resume-sections.ts';

interface ResumePreviewProps {
  readonly resume: ResumeReply;
  readonly user: UserReply;
  /** Marks beside lines, on screen alone. */
  readonly marks: ReadonlyMap<string, OriginsReply['lines'][number]['review']>;
}

/** The resume as an employer would read it: a sheet of paper, in both themes. */
export function ResumePreview({ resume, user, marks }: ResumePreviewProps) {
  const header = headerOf(resume.content, user);
  return (
    <article
      aria-label={`Resume for ${resume.jobTitle}`}
      className="rounded border border-line bg-surface p-6 shadow-card sm:p-10 print:border-0 print:p-0 print:shadow-none"
    >
      <header className="border-b-2 border-heading pb-4">
        <p className="display text-2xl wrap-anywhere text-heading">{header.name}</p>
        <p className="mt-1 text-sm wrap-anywhere">{header.contact.join(' | ')}</p>
        {header.service === '' ? null : <p className="mt-1 text-sm text-muted">{header.service}</p>}
        <p className="mt-3 font-semibold wrap-anywhere">{resume.content.title}</p>
      </header>
      {sectionsOf(resume.content).map(({ title, subtitle, paragraphs, lines }) => (
        <section key={`${title} ${subtitle ?? ''}`} className="mt-6">
          <h2 className="text-lg">{title}</h2>
          {subtitle ? <p className="text-sm text-muted">{subtitle}</p> : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-1.5 wrap-anywhere">
              {paragraph}
            </p>
          ))}
          {lines.length === 0 ? null : (
            <ul className="mt-1.5 list-disc space-y-1.5 pl-5">
              {lines.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line} <LineMark review={marks.get(line) ?? null} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}
