import type { ApplicationReply } from '#contract/applications.ts';
import type { ApplicationRow } from './applications.store.ts';

export function presentApplication(row: ApplicationRow): ApplicationReply {
  return {
    id: row.id,
    userId: row.userId,
    jobTitle: row.jobTitle,
    company: row.company,
    location: row.location,
    status: row.status,
    jobMatchId: row.jobMatchId,
    resumeId: row.resumeId,
    appliedDate: row.appliedDate,
    lastContactDate: row.lastContactDate,
    interviewDate: row.interviewDate,
    offerDate: row.offerDate,
    salary: row.salary,
    notes: row.notes,
    contactPerson: row.contactPerson,
    contactEmail: row.contactEmail,
    contactPhone: row.contactPhone,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
