import { Check, Minus } from 'lucide-react';
import type { ResumeContent } from '#career/resume/document.ts';
import type { ReadResume } from '#career/resume/reading/read-text.ts';
import { Notice } from '#web/components/notice.tsx';

const count = (n: number, one: string, many: string) => (n === 0 ? '' : `${n} ${n === 1 ? one : many}`);
const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;

/** What the parts of a document are called in the list below. */
const NAMES: Readonly<Partial<Record<keyof ResumeContent, string>>> = {
  contact: 'name and contact',
  summary: 'summary',
  skills: 'skills',
  experience: 'experience',
  militaryAchievements: 'experience',
  militaryEducation: 'military training',
  civilianEducation: 'education',
  certifications: 'certifications',
  awards: 'awards',
  languages: 'languages',
  volunteering: 'volunteering',
  projects: 'projects',
  clearance: 'security clearance',
  links: 'links',
};

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
    ['Languages', count(content.languages.length, 'entry', 'entries')],
    ['Volunteering', count(content.volunteering.length, 'entry', 'entries')],
    ['Projects', count(content.projects.length, 'entry', 'entries')],
    ['Security clearance', content.clearance],
  ];
}

/** Says which sections were recognised in a text, as a tracking system would, and which were not. */
export function SectionsFound({ content, cut }: ReadResume) {
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
      {cut.length === 0 ? null : (
        <Notice tone="warning" title="Some of this is too long to keep" className="mt-3">
          Shorten it or split it with headings. Otherwise we’ll cut off the end when you save:{' '}
          {[...new Set(cut.map((part) => NAMES[part] ?? part))].join(', ')}.
        </Notice>
      )}
      <p className="mt-2 text-sm text-muted">
        Something missing? Give that section its own heading in the text, like SKILLS or EDUCATION.
      </p>
    </section>
  );
}
