import { lazily } from '#career/lazily.ts';
import type { ReadOnDemand } from '#career/places/tables.ts';
import { Licenses } from './licenses.ts';

/** The tables of licenses, training and federal pay, each read when it is first asked for. */
export class TrainingTables {
  readonly licenses: () => Licenses;
  readonly colleges: ReadOnDemand['colleges'];
  readonly sponsors: ReadOnDemand['sponsors'];
  readonly schedule: ReadOnDemand['schedule'];

  constructor(read: ReadOnDemand) {
    this.licenses = lazily(() => new Licenses(read.licenses()));
    this.colleges = read.colleges;
    this.sponsors = read.sponsors;
    this.schedule = read.schedule;
  }
}
