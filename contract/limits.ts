/** Every bound on what people may send, in one place: the forms count against these and the server refuses past them. */
export const LIMITS = {
  usernameMin: 3,
  usernameMax: 50,
  passwordMin: 8,
  /** Older accounts may have six; only signing in accepts them (PRODUCT.md, "Passwords"). */
  signInPasswordMin: 6,
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
  jobDescriptionMax: 30_000,
  resumeFileBytes: 5 * 1024 * 1024,
  /** Resumes a person may bring; those written here are bounded by the plan, these by the room. */
  uploadedResumesMax: 100,
  profileImageBytes: 2 * 1024 * 1024,
  matchReportMax: 1000,
  queryMax: 100,
  /** Titles a person may add to their matches by hand. */
  addedTitlesMax: 50,
  /** Rows on a page of the administrators' lists, and the most a caller may ask for. */
  adminPage: 50,
  adminPageMax: 100,
  /** Rows in any unpaged list; nobody's own list comes near it. */
  listMax: 500,
} as const;
