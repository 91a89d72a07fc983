import { Folded } from '#web/components/folded.tsx';

/** What a good answer can look like, for a field that is still empty. Shown beside the field, never put into it. */
const SAMPLES = {
  militaryAchievements: [
    'Led a team of 9 through a 12-month deployment without a lost-time injury.',
    'Rebuilt the parts inventory of a 40-vehicle fleet; found and returned equipment worth $85,000.',
  ],
  militaryEducation: ['Basic Leader Course, 2018', 'Unit Supply Specialist course, 2015'],
  civilianEducation: ['Associate of Arts, General Studies, community college, 2021'],
} as const;
export type SampledField = keyof typeof SAMPLES;

/** Marked samples under an empty field. They are no part of the resume, so nothing of them is saved or exported. */
export function SampleLines({ field, value }: { readonly field: SampledField; readonly value: string }) {
  if (value.trim() !== '') return null;
  return (
    <Folded title="Sample, not part of your resume" className="-mt-3 text-sm">
      <ul className="list-disc rounded border border-dashed border-line-strong bg-sunken p-3 pl-8 text-muted">
        {SAMPLES[field].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Folded>
  );
}
