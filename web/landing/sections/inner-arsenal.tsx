import { Section } from './section.tsx';

const TRAITS = [
  {
    name: 'Leadership Style',
    text: 'Do you lead from the front, by making others better, or by holding the plan together? Employers look for each one.',
  },
  {
    name: 'Work Environment',
    text: 'Steady or fast, indoors or out, alone or with a crew: where you do your best work, and where you’d just be getting by.',
  },
  {
    name: 'Communication',
    text: 'How you brief, listen and disagree, and how to do it in a room where nobody wears rank.',
  },
] as const;

export function InnerArsenal() {
  return (
    <Section
      id="inner-arsenal"
      ground="navy"
      eyebrow="The Inner Arsenal"
      title="A strengths assessment that speaks your language"
      lead="Forty situations from military and civilian work, eight strengths, no trick questions. You can stop and come back anytime. Your answers will be waiting. A shorter version takes about 5 minutes."
    >
      <ul className="grid gap-6 md:grid-cols-3">
        {TRAITS.map(({ name, text }) => (
          <li key={name} className="rounded border border-on-navy-muted/40 p-6">
            <h3 className="text-xl text-on-navy">{name}</h3>
            <p className="mt-2 text-on-navy-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
