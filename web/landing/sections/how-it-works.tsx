import { Section } from './section.tsx';

const STEPS = [
  {
    title: 'Say what you did',
    text: 'Your branch, your code or job title, and your duties in your own words. Then forty short situations that show where you are strong.',
  },
  {
    title: 'See what it is called outside',
    text: 'A short list of civilian titles that stand up, best first, each with the reasons that lead from your record to it, what is missing, and pay and growth from the Bureau of Labor Statistics.',
  },
  {
    title: 'Go after the ones you want',
    text: 'Select a title and get a resume for it in civilian words. Send it, record the application, and keep track of the answers.',
  },
] as const;

export function HowItWorks() {
  return (
    <Section id="how-it-works" eyebrow="How it works" title="Three steps, in your own time">
      <ol className="grid gap-6 md:grid-cols-3">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="rounded border border-line bg-surface p-6 shadow-card">
            <span aria-hidden="true" className="display text-4xl text-gold-text">
              {index + 1}
            </span>
            <h3 className="mt-3 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
