import { PROFILE_TEXTS } from '#career/profile-fields.ts';

/** Every bound on what people may send, in one place: the forms count against these and the server refuses past them. */
export const LIMITS = {
  usernameMin: 3,
  usernameMax: 50,
  passwordMin: 8,
  /** Older accounts may have six; only signing in accepts them (PRODUCT.md, "Passwords"). */
  signInPasswordMin: 6,
  /** Passkeys of one person, and what each is called. */
  passkeysMax: 10,
  passkeyNameMax: 50,
  passwordMax: 200,
  nameMin: 2,
  nameMax: PROFILE_TEXTS.firstName.most,
  emailMax: 100,
  rankMax: PROFILE_TEXTS.militaryRank.most,
  occupationMax: PROFILE_TEXTS.militaryOccupation.most,
  serviceDateMax: PROFILE_TEXTS.militaryStartDate.most,
  earlierServiceMax: 8,
  longText: 5000,
  shortText: 1500,
  phoneMax: PROFILE_TEXTS.phone.most,
  cityMax: PROFILE_TEXTS.city.most,
  stateMax: PROFILE_TEXTS.state.most,
  linkMax: PROFILE_TEXTS.website.most,
  jobTitleMax: 200,
  companyMax: 200,
  locationMax: 200,
  salaryMax: 100,
  contactPersonMax: 200,
  notesMax: 5000,
  jobDescriptionMax: 30_000,
  /** The text of a listing on the job board; the generator takes as much. */
  jobListingMax: 20_000,
  jobUrlMax: 1000,
  jobSourceMax: 100,
  jobReportMax: 1000,
  /** Listings on a page of the board, and the most a caller may ask for. */
  jobsPage: 25,
  jobsPageMax: 100,
  /** Listings a person may save. */
  savedJobsMax: 500,
  /** Listings in one import, the characters of its file, and the rows a preview shows. */
  jobImportRows: 2000,
  jobImportChars: 8_000_000,
  jobImportShown: 20,
  /** Wrong rows a preview names; past these it says how many more there are. */
  jobImportProblemsShown: 50,
  resumeFileBytes: 5 * 1024 * 1024,
  /** Resumes a person may bring or duplicate; those written here are bounded by the plan, these by the room. */
  uploadedResumesMax: 100,
  /** Earlier texts kept of each resume. */
  resumeVersionsMax: 30,
  /** Lines of the record decided in one call. */
  recordLinesAtOnce: 200,
  /** What is kept of a person's statements, those whose words have changed since included. */
  recordLinesMax: 1000,
  /** What is kept of a person's jobs, those said to be none included. */
  recordJobsMax: 100,
  /** The answer to the question about a statement. */
  recordAnswerMax: 300,
  /** Entries read of papers that are taken in one call. */
  paperEntriesAtOnce: 200,
  profileImageBytes: 2 * 1024 * 1024,
  matchReportMax: 1000,
  queryMax: 100,
  /** The key of a place: the longest is of a city. */
  placeKeyMax: 80,
  payGradeMax: 20,
  /** Dollars a month; no allowance or pension comes near it. */
  monthlyPayMax: 30_000,
  /** Characters of such an amount as typed. */
  monthlyPayTypedMax: 20,
  /** Codes of occupations in one address. */
  occupationCodesMax: 1600,
  /** Titles a person may add to their matches by hand. */
  addedTitlesMax: 50,
  /** Rows on a page of the administrators' lists, and the most a caller may ask for. */
  adminPage: 50,
  adminPageMax: 100,
  displayNameMin: 3,
  displayNameMax: 30,
  threadTitleMax: 150,
  /** A thread's text or a reply, in characters. */
  postMax: 10_000,
  postReportMax: 1000,
  moderationReasonMax: 500,
  /** Threads and replies on a page of the community. */
  threadPage: 20,
  replyPage: 50,
  /** The key of an entry of the calendar of leaving. */
  calendarKeyMax: 80,
  /** Rows in any unpaged list; nobody's own list comes near it. */
  listMax: 500,
} as const;
