import type { VeteranRecord } from './service.ts';

/** The record of someone who has said nothing yet. */
export const EMPTY_RECORD: VeteranRecord = {
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
