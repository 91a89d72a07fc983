import { ArrowRight } from 'lucide-react';
import { buttonClass } from '#web/components/button-class.ts';
import { BriefingSheet } from './briefing-sheet.tsx';

export function Hero() {
  return (
    <section aria-labelledby="hero" className="on-navy relative overflow-hidden bg-navy-deep text-on-navy">
      <svg
        viewBox="0 0 400 300"
        aria-hidden="true"
        preserveAspectRatio="xMaxYMid slice"
        className="absolute inset-0 size-full text-on-navy/6"
      >
        <path
          d="M140 250 290 100l150 150M140 350l150-150 150 150M140 150 290 0l150 150"
          fill="none"
          stroke="currentColor"
          strokeWidth="18"
        />
      </svg>
      <div className="relative mx-auto grid w-full max-w-6xl items-center gap-12 px-4 py-14 sm:px-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:px-10 lg:py-24">
        <div>
          <p className="eyebrow text-gold">For those who served</p>
          <h1 id="hero" className="mt-3 text-4xl text-on-navy">
            You know the mission. We know what it is called outside.
          </h1>
          <p className="mt-6 max-w-xl text-lg text-on-navy-muted">
            Mission Ready turns your military record into civilian job titles that fit, with the reasons why,
            and into resumes in which every line is true.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a href="/auth?tab=register" className={buttonClass('gold', 'large')}>
              Create Your Transition Plan – It's Free
              <ArrowRight aria-hidden="true" />
            </a>
            <a href="#how-it-works" className={buttonClass('on-navy', 'large')}>
              See How It Works
            </a>
          </div>
          <p className="mt-5 text-sm text-on-navy-muted">
            No card. No recruiters. Your record stays yours: export it or delete it any time.
          </p>
        </div>
        <BriefingSheet />
      </div>
    </section>
  );
}
