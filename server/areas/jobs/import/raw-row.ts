/** A row of a file before it is checked: where it stands ("Line 4"), and what it says under the names of the form. */
export interface RawRow {
  readonly place: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Why the row cannot be used, found while it was read. */
  readonly problem?: string;
}

/** The fields of a listing by the names that files give them, in small letters without spaces and signs. */
const FIELD_OF: Readonly<Record<string, string>> = {
  title: 'title',
  jobtitle: 'title',
  position: 'title',
  company: 'company',
  employer: 'company',
  organization: 'company',
  location: 'location',
  remote: 'remote',
  salary: 'salaryRange',
  salaryrange: 'salaryRange',
  pay: 'salaryRange',
  description: 'description',
  jobdescription: 'description',
  url: 'url',
  link: 'url',
  address: 'url',
  source: 'source',
  postedat: 'postedAt',
  posted: 'postedAt',
  dateposted: 'postedAt',
};

/** Which field of a listing a column or key names, or undefined for none. */
export function fieldNamed(name: string): string | undefined {
  return FIELD_OF[name.toLowerCase().replace(/[^a-z]/g, '')];
}
