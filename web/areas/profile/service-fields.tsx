import { useState } from 'react';
import { MILITARY_BRANCHES, SERVICE_COMPONENTS, YEARS_SERVED } from '#career/service.ts';
import { LIMITS } from '#contract/limits.ts';
import { SectionCard } from '#web/components/card.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useUser } from '#web/lib/current-user.ts';
import { hasMark } from '#web/lib/device-marks.ts';
import { OccupationField } from './occupation-field.tsx';
import { DEFAULT_BRANCH } from './profile-values.ts';

/**
 * Branch, rank, occupation and dates. Each may stay empty until something needs it; once told it can be changed, not
 * emptied.
 */
export function ServiceFields() {
  const user = useUser();
  const [wasAsked] = useState(() => hasMark(`branch-asked-${user.id}`));
  return (
    <SectionCard
      title="Your service"
      plain="Save whatever you have. Matches need your branch and occupation. A resume also needs your rank and dates."
    >
      <FieldColumns>
        {user.militaryBranch !== null ? (
          <SelectField name="militaryBranch" label="Military branch" options={optionsOf(MILITARY_BRANCHES)} />
        ) : (
          <SelectField
            name="militaryBranch"
            label="Military branch"
            optional
            emptyLabel={wasAsked ? 'Choose your branch' : `Not yet chosen (${DEFAULT_BRANCH}?)`}
            options={optionsOf(MILITARY_BRANCHES)}
          />
        )}
        <SelectField
          name="militaryComponent"
          label="Active, Guard or Reserve"
          optional
          emptyLabel="Choose one"
          options={optionsOf(SERVICE_COMPONENTS)}
        />
        <TextField
          name="militaryRank"
          label="Rank"
          hint="Title or pay grade: SFC, E-7"
          optional={user.militaryRank === null}
        />
        <OccupationField optional={user.militaryOccupation === null} />
        <SelectField
          name="yearsServed"
          label="Years of service"
          optional
          emptyLabel="Choose one"
          options={optionsOf(YEARS_SERVED)}
        />
        <div className="sm:col-span-2">
          <FieldColumns>
            <TextField
              name="militaryStartDate"
              label="Service start date"
              hint="For example, June 2012 or 06/2012"
              optional={user.militaryStartDate === null}
            />
            <TextField
              name="militaryEndDate"
              label="Service end date"
              hint="“Present” if you’re still serving"
              optional={user.militaryEndDate === null}
            />
          </FieldColumns>
        </div>
      </FieldColumns>
    </SectionCard>
  );
}

/** What the person did in service, in their own words. */
export function DutyFields() {
  return (
    <SectionCard
      title="What you did in service"
      plain="Your own words are best. Leave the translating to us."
    >
      <div className="grid gap-6">
        <TextArea
          name="militaryResponsibilities"
          label="Responsibilities"
          optional
          limit={LIMITS.longText}
          hint="What you did day to day, for how many people, and with what. Leave out anything classified."
        />
        <TextArea
          name="militaryAchievements"
          label="Achievements"
          optional
          limit={LIMITS.longText}
          hint="What got better because of you. Numbers help, if you can back them up."
        />
        <TextArea name="militarySkills" label="Skills" optional limit={LIMITS.shortText} />
        <TextArea
          name="militaryLeadership"
          label="Leadership"
          optional
          limit={LIMITS.shortText}
          hint="Teams you led: how many people, doing what, for how long"
        />
        <TextArea
          name="militaryTraining"
          label="Training"
          optional
          limit={LIMITS.shortText}
          hint="Schools and courses"
        />
        <TextArea name="militaryAwards" label="Awards" optional limit={LIMITS.shortText} />
        <TextArea
          name="militaryEquipment"
          label="Equipment and systems"
          optional
          limit={LIMITS.shortText}
          hint="Vehicles, tools, software you worked with"
        />
      </div>
    </SectionCard>
  );
}
