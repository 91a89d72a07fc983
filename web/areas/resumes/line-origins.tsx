import type { ReactNode } from 'react';
import { type OriginsReply, RESUME_SECTIONS } from '#contract/resume-checks.ts';
import { FoldedBox } from '#web/components/folded-box.tsx';
import { LineMark } from './line-review.tsx';

const FIELDS: Readonly<Record<string, string>> = {
  branch: 'your branch',
  component: 'your component',
  rank: 'your rank',
  occupation: 'your occupation',
  yearsServed: 'your years of service',
  startDate: 'your service dates',
  endDate: 'your service dates',
  responsibilities: 'your responsibilities',
  achievements: 'your achievements',
  skills: 'your skills',
  leadership: 'your leadership',
  training: 'your training',
  awards: 'your awards',
  equipment: 'your equipment',
  priorExperience: 'your work before service',
  postMilitaryExperience: 'your work after service',
  education: 'your education',
  certifications: 'your certifications',
  target: 'the job you’re going for',
};

/** Every line of a resume; opened, each says which words of the veteran's it was made from. */
export function LineOrigins({
  lines,
  review,
}: Pick<OriginsReply, 'lines'> & {
  /** Draws what was decided of the statement behind a line, and the choice where nothing was. */
  readonly review: (statement: { readonly place: string; readonly source: string }) => ReactNode;
}) {
  const sections = Map.groupBy(lines, ({ section }) => section);
  if (lines.length === 0) return <p>This resume has no lines yet.</p>;
  return (
    <div className="grid gap-5">
      {[...sections].map(([section, found]) => (
        <section key={section}>
          <h3 className="text-base">{RESUME_SECTIONS[section]}</h3>
          <ul className="mt-2 grid gap-1">
            {found.map(({ text, sources, review: state, statement }, place) => {
              const key = `${place} ${text}`;
              return (
                <li key={key}>
                  <FoldedBox
                    className="bg-surface text-sm open:bg-sunken"
                    title={
                      <>
                        {text} <LineMark review={state} />
                      </>
                    }
                  >
                    <div className="text-muted">
                      {sources.length === 0 ? (
                        <p>You wrote or changed this line yourself.</p>
                      ) : (
                        sources.map(({ field, quote }) => (
                          <p key={`${field} ${quote}`} className="wrap-anywhere">
                            From {FIELDS[field] ?? field}: “{quote}”
                          </p>
                        ))
                      )}
                      {statement === null ? null : review(statement)}
                    </div>
                  </FoldedBox>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}
