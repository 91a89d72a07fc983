import { useQuery } from '@tanstack/react-query';
import { planOpens } from '#career/plans/plan.ts';
import { skillMapQuery } from '#web/areas/matches/matches.queries.ts';
import { SkillMap } from '#web/areas/matches/skill-map.tsx';
import { LockedFeature } from '#web/components/locked-feature.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { useUser } from '#web/lib/current-user.ts';

/** /skill-map: one's own lines in civilian words, for premium accounts. */
export function Component() {
  const { subscriptionType } = useUser();
  const isOpen = planOpens(subscriptionType, 'skillTranslationMap');
  const map = useQuery({ ...skillMapQuery, enabled: isOpen });
  return (
    <>
      <PageHeading
        title="Skill translation map"
        plain="Every line of your record next to its civilian words and skills."
      />
      {isOpen ? (
        <QueryPart query={map} loading="Loading your skill map" failed="We couldn’t load the skill map">
          {({ lines }) => <SkillMap lines={lines} />}
        </QueryPart>
      ) : (
        <LockedFeature
          feature="skillTranslationMap"
          free="The translator in the Military Skills Translator Guide is free."
        />
      )}
    </>
  );
}
