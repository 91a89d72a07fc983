import { Award, ClipboardCheck, FileText, Target, Users } from 'lucide-react';
import { PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY } from '#career/plans/plan.ts';
import { monthlyPrice } from '#web/lib/price.ts';

const POINTS = [
  {
    Icon: ClipboardCheck,
    title: 'The Inner Arsenal',
    text: 'A strengths assessment with 40 situations, and what your answers mean at work.',
  },
  {
    Icon: Target,
    title: 'Personalized job matches',
    text: 'Civilian titles that fit your service, with reasons and official pay figures.',
  },
  {
    Icon: FileText,
    title: 'Tailored AI-generated resumes',
    text: 'Your record in civilian words, written for one job at a time. Nothing in them you didn’t say.',
  },
  {
    Icon: Award,
    title: 'Certification roadmaps',
    text: 'Which certificates count for the jobs you select, and which ones your training already covers.',
  },
  {
    Icon: Users,
    title: 'Community support',
    text: 'Veterans who’ve made the move, and others making it now.',
  },
] as const;

/** What an account is for, beside the form. */
export function AuthPitch() {
  return (
    <aside
      aria-label="What an account gives you"
      className="on-navy relative overflow-hidden rounded bg-navy p-6 text-on-navy sm:p-9"
    >
      <svg
        viewBox="0 0 200 200"
        aria-hidden="true"
        className="absolute -right-16 -bottom-20 size-72 text-on-navy/8"
      >
        <path
          d="M20 110 100 30l80 80M20 160l80-80 80 80M20 210l80-80 80 80"
          fill="none"
          stroke="currentColor"
          strokeWidth="14"
        />
      </svg>
      <div className="relative">
        <p className="eyebrow text-gold">From service to civilian work</p>
        <p className="display mt-2 text-2xl">
          You did the work. We’ll help you say it in words that get you hired.
        </p>
        <ul className="mt-8 grid gap-6">
          {POINTS.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-gold" />
              <span>
                <strong className="block">{title}</strong>
                <span className="text-sm text-on-navy-muted">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-8 border-t border-on-navy/20 pt-5 text-sm text-on-navy-muted">
          Free: the assessment, personalized matches and up to 5 resumes. Premium: unlimited resumes and the
          detailed reports, {monthlyPrice(PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY)}.
        </p>
      </div>
    </aside>
  );
}
