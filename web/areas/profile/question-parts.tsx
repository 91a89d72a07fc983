import type { ReactNode } from 'react';
import type { ProfileQuestion } from '#career/progress/profile-questions.ts';
import { YEARS_SERVED } from '#career/service.ts';
import { LIMITS } from '#contract/limits.ts';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import type { ProfileFormInput } from './profile-values.ts';

type Needed = readonly [field: keyof ProfileFormInput, message: string];

interface QuestionParts {
  readonly title: string;
  /** What the answer improves. */
  readonly improves: string;
  /** The fields that are asked for, and what the first empty one says when the card is sent with nothing new. */
  readonly needed: readonly [Needed, ...Needed[]];
  readonly fields: ReactNode;
}

/** How each question is asked. */
export const QUESTION_PARTS: Readonly<Record<ProfileQuestion, QuestionParts>> = {
  rank: {
    title: 'Add your rank',
    improves: 'You’ll get titles at your level.',
    needed: [['militaryRank', 'Please enter your rank']],
    fields: (
      <>
        <TextField name="militaryRank" label="Rank" hint="Title or pay grade: SFC, E-7" />
        <SelectField
          name="yearsServed"
          label="Years of service"
          hint="More years can count as leadership"
          optional
          emptyLabel="Choose one"
          options={optionsOf(YEARS_SERVED)}
        />
      </>
    ),
  },
  duties: {
    title: 'Say what you did',
    improves: 'You’ll get matches based on your own duties, and lines for your resume.',
    needed: [['militaryResponsibilities', 'Please write a sentence or two']],
    fields: (
      <TextArea
        name="militaryResponsibilities"
        label="Responsibilities"
        rows={4}
        limit={LIMITS.longText}
        className="sm:col-span-2"
        hint="What you did day to day, for how many people, and with what. Leave out anything classified."
      />
    ),
  },
  dates: {
    title: 'Add when you served',
    improves: 'Your resume will show your service dates, which employers look for first.',
    needed: [
      ['militaryStartDate', 'Please enter your service start date'],
      ['militaryEndDate', 'Please enter your service end date, or “Present”'],
    ],
    fields: (
      <>
        <TextField name="militaryStartDate" label="Service start date" hint="For example, June 2012" />
        <TextField name="militaryEndDate" label="Service end date" hint="“Present” if you’re still serving" />
      </>
    ),
  },
  certifications: {
    title: 'Add your certificates and licenses',
    improves: 'They open up titles that ask for them, and we’ll stop recommending the ones you have.',
    needed: [['certifications', 'Please name at least one']],
    fields: (
      <TextArea
        name="certifications"
        label="Certifications"
        rows={3}
        limit={LIMITS.shortText}
        className="sm:col-span-2"
        hint="One per line, with the year if you know it"
      />
    ),
  },
  education: {
    title: 'Add your education',
    improves: 'Some titles ask for your level of schooling.',
    needed: [['educationHistory', 'Please enter at least your most recent school']],
    fields: (
      <TextArea
        name="educationHistory"
        label="Education"
        rows={3}
        limit={LIMITS.shortText}
        className="sm:col-span-2"
        hint="Degree or diploma, school, year"
      />
    ),
  },
  contact: {
    title: 'Add your phone and city',
    improves: 'So an employer who likes your resume can reach you.',
    needed: [
      ['phone', 'Please enter your phone number'],
      ['city', 'Please enter your city'],
    ],
    fields: (
      <>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
        <TextField name="city" label="City" autoComplete="address-level2" />
        <TextField name="state" label="State" optional autoComplete="address-level1" />
      </>
    ),
  },
};
