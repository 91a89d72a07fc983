import { Award, Bot, Briefcase, FileText, MessagesSquare, Route } from 'lucide-react';
import { Section } from './section.tsx';

const FEATURES = [
  {
    Icon: FileText,
    name: 'Deployment Docs',
    text: 'Tailored resumes in plain text, so applicant tracking systems don’t lose a line.',
  },
  {
    Icon: Award,
    name: 'Certification Roadmap',
    text: 'Which certificates count for a job, what your training already covers, and which benefits may pay.',
  },
  {
    Icon: Route,
    name: 'Career Roadmap',
    text: 'The stages of a career that starts with your match, with official pay figures for each.',
  },
  {
    Icon: Bot,
    name: 'AI-Proof Insights',
    text: 'How exposed a job is to automation, as measured by researchers. No guessing, and we name the sources.',
  },
  {
    Icon: MessagesSquare,
    name: 'Veteran Community',
    text: 'Find out what it was really like from people who’ve done it.',
  },
  {
    Icon: Briefcase,
    name: 'Job Board',
    text: 'Openings with their source and date. The ones that fit your titles come first.',
  },
] as const;

export function Features() {
  return (
    <Section id="features" eyebrow="Everything in one place" title="From first idea to first day">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ Icon, name, text }) => (
          <li key={name} className="rounded border border-line bg-surface p-6 shadow-card">
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-full bg-gold-soft text-gold-text"
            >
              <Icon className="size-6" />
            </span>
            <h3 className="mt-4 text-xl">{name}</h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
