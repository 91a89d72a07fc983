import { ArrowRight } from 'lucide-react';
import { buttonClass } from '#web/components/button-class.ts';
import { BriefingSheet } from './briefing-sheet.tsx';
import { FirstAnswer } from './first-answer.tsx';
import { FirstQuestion } from './first-question.tsx';

export function Hero() {
  return (
    <section
      aria-labelledby="hero"
      data-hero
      className="group on-navy relative overflow-hidden bg-navy-deep text-on-navy"
    >
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
      <div className="relative mx-auto grid w-full max-w-6xl gap-x-12 gap-y-8 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,0.9fr)] lg:grid-rows-[auto_1fr] lg:px-10 lg:py-20">
        <div className="order-1">
          <p className="eyebrow text-gold">For those who served</p>
          <h1 id="hero" className="mt-3 text-3xl text-on-navy sm:text-4xl">
            You know the mission. We know what civilians call it.
          </h1>
          <p className="mt-5 max-w-xl text-lg text-on-navy-muted">
            Mission Ready turns your military record into civilian job titles that fit, with the reasons why,
            and resumes where every line is true.
          </p>
          <FirstQuestion />
        </div>
        {/* On a phone the picture comes last, an answer right behind the question. */}
        <div className="order-3 group-data-answered:order-2 lg:order-2 lg:row-span-2 lg:self-center group-data-answered:lg:self-start">
          <div className="group-data-answered:hidden">
            <BriefingSheet />
          </div>
          <FirstAnswer />
        </div>
        <div className="order-2 group-data-answered:order-3 lg:order-3">
          <div className="flex flex-wrap gap-3">
            <a href="/auth?tab=register" className={buttonClass('on-navy', 'large')}>
              Create Your Transition Plan – It's Free
              <ArrowRight aria-hidden="true" />
            </a>
            <a href="#how-it-works" className={buttonClass('on-navy', 'large')}>
              See How It Works
            </a>
          </div>
          <p className="mt-5 text-sm text-on-navy-muted">
            No card. No recruiters. Your record stays yours. Export or delete it anytime.
          </p>
        </div>
      </div>
    </section>
  );
}
