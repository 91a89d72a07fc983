import type { VeteranRecord } from '#career/service.ts';

/** A record that says nothing; each veteran of the evaluation fills in what they would. */
export const EMPTY_EVALUATION_RECORD: VeteranRecord = {
  branch: null,
  component: null,
  rank: null,
  occupation: null,
  yearsServed: null,
  startDate: null,
  endDate: null,
  responsibilities: null,
  achievements: null,
  skills: null,
  leadership: null,
  training: null,
  awards: null,
  equipment: null,
  priorExperience: null,
  postMilitaryExperience: null,
  education: null,
  certifications: null,
};
