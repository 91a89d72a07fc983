import type { VeteranRecord } from '#career/service.ts';

/** A record in which nothing has been said yet. */
export const emptyRecord: VeteranRecord = {
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
