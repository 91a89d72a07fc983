import { ArrowRight } from 'lucide-react';
import type { NextMission } from '#career/progress/mission.ts';
import { LinkButton } from '#web/components/link-button.tsx';

/** The one thing to do next. */
export function NextMissionCard({ mission }: { readonly mission: NextMission }) {
  const { title, why, path } = mission;
  return (
    <section
      aria-labelledby="next-mission"
      className="on-navy relative overflow-hidden rounded bg-navy p-6 text-on-navy sm:p-8"
    >
      <svg
        viewBox="0 0 200 200"
        aria-hidden="true"
        className="absolute -top-8 -right-8 size-56 text-on-navy/8"
      >
        <path
          d="M20 120 100 40l80 80M20 175l80-80 80 80"
          fill="none"
          stroke="currentColor"
          strokeWidth="14"
        />
      </svg>
      <div className="relative max-w-2xl">
        <h2 id="next-mission" className="eyebrow font-sans text-gold">
          Your Next Mission
        </h2>
        <p className="display mt-2 text-2xl">{title}</p>
        <p className="mt-2 text-on-navy-muted">{why}</p>
        <LinkButton to={path} variant="gold" className="mt-5">
          Go to {title}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      </div>
    </section>
  );
}
