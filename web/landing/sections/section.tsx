import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface SectionProps {
  readonly id: string;
  readonly eyebrow?: string;
  readonly title: string;
  readonly lead?: string;
  readonly ground?: 'paper' | 'sheet' | 'navy';
  readonly children: ReactNode;
}

const GROUNDS = { paper: 'bg-canvas', sheet: 'bg-surface', navy: 'on-navy bg-navy text-on-navy' } as const;

/** A part of the landing page: its heading, and its content on one of three grounds. */
export function Section({ id, eyebrow, title, lead, ground = 'paper', children }: SectionProps) {
  const navy = ground === 'navy';
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames('scroll-mt-[calc(80px-1rem)]', GROUNDS[ground])}
    >
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 lg:px-10 lg:py-22">
        {eyebrow === undefined ? null : (
          <p className={classNames('eyebrow', navy ? 'text-gold' : 'text-gold-text')}>{eyebrow}</p>
        )}
        <h2
          id={`${id}-title`}
          className={classNames('mt-2 max-w-3xl text-2xl sm:text-3xl', navy && 'text-on-navy')}
        >
          {title}
        </h2>
        {lead === undefined ? null : (
          <p className={classNames('mt-4 max-w-2xl text-lg', navy ? 'text-on-navy-muted' : 'text-muted')}>
            {lead}
          </p>
        )}
        <div className="mt-10">{children}</div>
      </div>
    </section>
  );
}
