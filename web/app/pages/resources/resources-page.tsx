import { BookOpen, Languages, Star } from 'lucide-react';
import { GuideLinks } from '#web/areas/marketing/resource-list.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { PremiumLock } from '#web/components/premium-lock.tsx';
import { TextLink } from '#web/components/text-link.tsx';

const PREMIUM_RESOURCES = [
  {
    path: '/tutorials',
    title: 'Transition tutorials',
    plain: 'A written guide for each step of the move.',
    feature: 'tutorials',
  },
  {
    path: '/skill-map',
    title: 'Skill translation map',
    plain: 'Your own lines next to the civilian skills they match.',
    feature: 'skillTranslationMap',
  },
] as const;

/** /resources: the guides, and what premium adds to them. */
export function Component() {
  return (
    <>
      <PageHeading title="Resources" plain="Guides for the move, from your first line to your first offer." />
      <div className="grid gap-6">
        <SectionCard title="Guides" plain="Free for everyone." icon={<BookOpen aria-hidden="true" />}>
          <GuideLinks />
        </SectionCard>
        <SectionCard title="With Premium" icon={<Star aria-hidden="true" />}>
          <ul className="grid gap-5 md:grid-cols-2">
            {PREMIUM_RESOURCES.map(({ path, title, plain, feature }) => (
              <li key={path}>
                <span className="inline-flex flex-wrap items-center gap-1.5">
                  <TextLink to={path}>{title}</TextLink>
                  <PremiumLock feature={feature} />
                </span>
                <span className="block text-sm text-muted">{plain}</span>
              </li>
            ))}
          </ul>
        </SectionCard>
        <SectionCard
          title="Any code, and where it leads"
          plain="Look up a military job or a civilian title, with pay and growth."
          icon={<Languages aria-hidden="true" />}
        >
          <TextLink to="/explore" reloadDocument>
            Open the explorer
          </TextLink>
        </SectionCard>
      </div>
    </>
  );
}
