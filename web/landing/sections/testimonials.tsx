import { Section } from './section.tsx';

const STORIES = [
  {
    quote:
      'I had written “squad leader” on every application. Now it says what I did: scheduled, trained and looked after nine people.',
    who: 'An Army sergeant, now a shift supervisor',
  },
  {
    quote:
      'The list gave me the reason for every title. For two of them I thought: of course. Nobody had told me they existed.',
    who: 'A Navy electronics technician, now in medical equipment repair',
  },
  {
    quote:
      'It asked me for numbers instead of inventing them. In the interview I could stand behind every line.',
    who: 'An Air Force logistics planner, now a supply chain analyst',
  },
] as const;

/** Sample stories. They are made up, and say so where they stand (PRODUCT.md, "Testimonials"). */
export function Testimonials() {
  return (
    <Section id="stories" ground="sheet" eyebrow="From the community" title="What the move can look like">
      <ul className="grid gap-6 md:grid-cols-3">
        {STORIES.map(({ quote, who }) => (
          <li key={who}>
            <figure className="flex h-full flex-col justify-between gap-5 border-l-3 border-gold pl-5">
              <blockquote className="text-lg text-ink">“{quote}”</blockquote>
              <figcaption className="text-sm text-muted">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-muted">
        These are illustrative examples, not quotes from real people. We print real ones when real people
        allow it.
      </p>
    </Section>
  );
}
