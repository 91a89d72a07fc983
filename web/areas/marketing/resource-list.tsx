import { BookOpen } from 'lucide-react';
import { SectionCard } from '#web/components/card.tsx';
import { PremiumLock } from '#web/components/premium-lock.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { RESOURCES } from './resources.ts';

/** The guides, each with what it is for. */
export function GuideLinks() {
  return (
    <ul className="grid gap-4 md:grid-cols-3">
      {RESOURCES.map(({ path, title, plain }) => (
        <li key={path}>
          <TextLink to={path}>{title}</TextLink>
          <span className="block text-sm text-muted">{plain}</span>
        </li>
      ))}
    </ul>
  );
}

/** The guides as the dashboard shows them, and what Premium adds. */
export function ResourceList() {
  return (
    <SectionCard
      title="Resources"
      plain="Our own guides, free for everyone."
      icon={<BookOpen aria-hidden="true" />}
    >
      <GuideLinks />
      <p className="mt-5 border-t border-line pt-4 text-sm [&_svg]:ml-1">
        With Premium: <TextLink to="/tutorials">transition tutorials</TextLink>
        <PremiumLock feature="tutorials" /> and your{' '}
        <TextLink to="/skill-map">skill translation map</TextLink>
        <PremiumLock feature="skillTranslationMap" />.
      </p>
    </SectionCard>
  );
}
