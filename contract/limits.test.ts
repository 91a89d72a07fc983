import { expect, it } from 'vitest';
import { PAYMENT_GRACE_DAYS } from '#career/plans/paid-plan.ts';
import {
  FREE_PRICE_CENTS,
  FREE_RESUME_GENERATIONS,
  FREE_ROADMAP_STAGES,
  PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY,
  PREMIUM_PRICE_CENTS_ON_PLAN_PAGES,
} from '#career/plans/plan.ts';
import { LIMITS } from './limits.ts';

/** Written once more: a test elsewhere that reads a limit holds whatever it became. */
const NUMBERS = {
  usernameMin: 3,
  usernameMax: 50,
  passwordMin: 8,
  signInPasswordMin: 6,
  passkeysMax: 10,
  passkeyNameMax: 50,
  passwordMax: 200,
  nameMin: 2,
  nameMax: 50,
  emailMax: 100,
  rankMax: 50,
  occupationMax: 100,
  serviceDateMax: 20,
  earlierServiceMax: 8,
  longText: 5000,
  shortText: 1500,
  phoneMax: 30,
  cityMax: 100,
  stateMax: 50,
  linkMax: 200,
  jobTitleMax: 200,
  companyMax: 200,
  locationMax: 200,
  salaryMax: 100,
  contactPersonMax: 200,
  notesMax: 5000,
  jobDescriptionMax: 30000,
  jobListingMax: 20000,
  jobUrlMax: 1000,
  jobSourceMax: 100,
  jobReportMax: 1000,
  jobsPage: 25,
  jobsPageMax: 100,
  savedJobsMax: 500,
  jobImportRows: 2000,
  jobImportChars: 8000000,
  jobImportShown: 20,
  jobImportProblemsShown: 50,
  resumeFileBytes: 5242880,
  uploadedResumesMax: 100,
  resumeVersionsMax: 30,
  recordLinesAtOnce: 200,
  recordLinesMax: 1000,
  recordAnswerMax: 300,
  recordJobsMax: 100,
  paperEntriesAtOnce: 200,
  profileImageBytes: 2097152,
  matchReportMax: 1000,
  queryMax: 100,
  placeKeyMax: 80,
  payGradeMax: 20,
  monthlyPayMax: 30000,
  monthlyPayTypedMax: 20,
  occupationCodesMax: 1600,
  addedTitlesMax: 50,
  adminPage: 50,
  adminPageMax: 100,
  displayNameMin: 3,
  displayNameMax: 30,
  threadTitleMax: 150,
  postMax: 10000,
  postReportMax: 1000,
  moderationReasonMax: 500,
  threadPage: 20,
  replyPage: 50,
  calendarKeyMax: 80,
  listMax: 500,
};

it('every limit is the number written here', () => {
  expect(LIMITS).toEqual(NUMBERS);
});

it('what the plans cost and hold is what the specification says, and a failed payment has a week', () => {
  expect([PREMIUM_PRICE_CENTS_ON_PLAN_PAGES, PREMIUM_PRICE_CENTS_IN_SIGN_IN_COPY, FREE_PRICE_CENTS]).toEqual([
    15_000, 2900, 0,
  ]);
  expect([FREE_RESUME_GENERATIONS, FREE_ROADMAP_STAGES, PAYMENT_GRACE_DAYS]).toEqual([5, 2, 7]);
});
