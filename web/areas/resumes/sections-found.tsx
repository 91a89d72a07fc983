import { Check, Minus } from 'lucide-react';
import type { ResumeContent } from '#career/resume/document.ts';

const count = (n: number, one: string, many: string) => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

/** The sections of a resume, each with what stands in it; the empty text where nothing does. */
function found(content: ResumeContent): readonly (readonly [name: string, what: string])[] {
  const { contact, experience } = content;
  const lines = experience.reduce(
    (sum, entry) => sum + entry.lines.length,
    content.militaryAchievements.length,
  );
  const header = contact
    ? [[contact.firstName, contact.lastName].filter(Boolean).join(' '), contact.email, contact.phone]
    : [];
  return [
    ['Name and contact', header.filter((part) => part !== '').join(', ')],
    ['Summary', count(content.summary === '' ? 0 : content.summary.split(/\s+/).length, 'word', 'words')],
    ['Skills', count(content.skills.length, 'skill', 'skills')],
    [
      'Experience',
      [count(experience.length, 'job', 'jobs'), count(lines, 'line', 'lines')].filter(Boolean).join(', '),
    ],
    ['Military training', count(linesOf(content.militaryEducation), 'line', 'lines')],
    ['Education', count(linesOf(content.civilianEducation), 'line', 'lines')],
    ['Certifications', count(content.certifications.length, 'entry', 'entries')],
    ['Awards', count(content.awards.length, 'entry', 'entries')],
    ['Security clearance', content.clearance],
  ];
}

/** Says which sections were recognised in a text, as a tracking system would, and which were not. */
export function SectionsFound({ content }: { readonly content: ResumeContent }) {
  return (
    <section aria-label="Sections recognized" className="rounded border border-line bg-sunken p-4">
      <h3 className="text-base">Sections recognized</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {found(content).map(([name, what]) => (
          <li key={name} className="flex gap-2">
            {what === '' ? (
              <Minus aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
            ) : (
              <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            )}
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>
              <span className="text-muted">: {what === '' ? 'not found' : what}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        Something missing? Give the section a heading of its own in the text, such as SKILLS or EDUCATION.
      </p>
    </section>
  );
}
