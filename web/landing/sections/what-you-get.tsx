import { Compass, FileText, Map as MapIcon, ShieldCheck, Users } from 'lucide-react';
import { Section } from './section.tsx';

const CARDS = [
  {
    Icon: Compass,
    name: 'Clarity',
    text: 'What your service is called in civilian life, and which of your strengths employers pay for.',
  },
  {
    Icon: FileText,
    name: 'Deployment Docs',
    text: 'A resume for each job you go for: your own record, in words a hiring manager can read without a glossary.',
  },
  {
    Icon: MapIcon,
    name: 'Growth Map',
    text: 'Where a first job can lead, stage by stage, with what it pays and what to learn along the way.',
  },
  {
    Icon: ShieldCheck,
    name: 'Future-Proofing',
    text: 'How much of a job AI can touch, based on published research, before you commit to it.',
  },
  {
    Icon: Users,
    name: 'Community',
    text: 'Veterans who’ve made the move, and others making it now.',
  },
] as const;

export function WhatYouGet() {
  return (
    <Section
      id="what-you-get"
      ground="sheet"
      eyebrow="What You Get"
      title="A plan you can act on Monday morning"
    >
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {CARDS.map(({ Icon, name, text }) => (
          <li key={name} className="flex gap-4 border-t-2 border-gold pt-5">
            <Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-gold-text" />
            <div>
              <h3 className="text-xl">{name}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
