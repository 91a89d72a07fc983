import type { z } from 'zod';
import type { ApplicationReply, applicationBody } from '#contract/applications.ts';

/** Every field is named: one that were forgotten would be emptied by the next save. */
export type ApplicationFormValues = Required<z.input<typeof applicationBody>>;

/** The form for something new: applied today, nothing else known (specification part 2, section 4). */
export function emptyApplication(today: string): ApplicationFormValues {
  return {
    jobTitle: '',
    company: '',
    location: '',
    status: 'applied',
    jobMatchId: null,
    resumeId: null,
    appliedDate: today,
    lastContactDate: '',
    interviewDate: '',
    offerDate: '',
    salary: '',
    notes: '',
    contactPerson: '',
    contactEmail: '',
    contactPhone: '',
  };
}

/** The form for an application that is there: nothing recorded shows as an empty field. */
export function applicationValues(application: ApplicationReply): ApplicationFormValues {
  return {
    jobTitle: application.jobTitle,
    company: application.company,
    location: application.location ?? '',
    status: application.status,
    jobMatchId: application.jobMatchId,
    resumeId: application.resumeId,
    appliedDate: application.appliedDate ?? '',
    lastContactDate: application.lastContactDate ?? '',
    interviewDate: application.interviewDate ?? '',
    offerDate: application.offerDate ?? '',
    salary: application.salary ?? '',
    notes: application.notes ?? '',
    contactPerson: application.contactPerson ?? '',
    contactEmail: application.contactEmail ?? '',
    contactPhone: application.contactPhone ?? '',
  };
}
