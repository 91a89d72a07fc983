import { Section } from './section.tsx';

const STEPS = [
  {
    title: 'Say what you did',
    text: 'Your branch, your code or job title, and your duties in your own words. Then 40 short situations that show your strengths.',
  },
  {
    title: 'See what civilians call it',
    text: 'A short list of civilian titles that hold up, best first. Each one shows why it fits your record, what’s missing, and pay and growth from the Bureau of Labor Statistics.',
  },
  {
    title: 'Go after the ones you want',
    text: 'Select a title and get a resume for it in civilian words. Send it, log the application, and keep track of the replies.',
  },
] as const;

export function HowItWorks() {
  return (
    <Section id="how-it-works" eyebrow="How it works" title="Three steps, at your own pace">
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
