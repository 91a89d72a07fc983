import { ChevronRight, Crosshair, Files, Send } from 'lucide-react';
import { Link } from 'react-router';

const CARDS = [
  { to: '/enhanced-assessment-results', title: 'Inner Arsenal', text: 'Your strengths', Icon: Crosshair },
  { to: '/resumes', title: 'My Resumes', text: 'Deployment Docs', Icon: Files },
  { to: '/applications', title: 'Application Tracker', text: 'Track every job', Icon: Send },
] as const;

/** Three shortcuts. */
export function QuickAccess() {
  return (
    <section aria-labelledby="quick-access">
      <h2 id="quick-access" className="mb-4 text-xl">
        Quick Access
      </h2>
      <ul className="grid gap-4 sm:grid-cols-3">
        {CARDS.map(({ to, title, text, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex h-full items-center gap-4 rounded border border-line bg-surface p-4 text-ink no-underline shadow-card hover:border-line-strong"
            >
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full bg-gold-soft text-gold-text"
              >
                <Icon className="size-5.5" />
              </span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold text-heading">{title}</span>
                <span className="block text-sm text-muted">{text}</span>
              </span>
              <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
