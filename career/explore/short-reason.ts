/** "We count 68W … as patient care. Medical Assistant …" and what may follow of the official crosswalk. */
const TIED =
  /^We count .+? as (?<field>[^.]+)\. (?<tie>.+?)(?: The official crosswalk names (?:other titles|(?<none>no title for it, so we infer this one))\.)?$/;

/** "11B … has no official civilian match. We infer this one: infantry work includes …" and what the title leans on. */
const INFERRED =
  /^.+? has (?:no official civilian match|other official matches)\. We infer this one: (?<brings>[^.]+)\./;

const ALIKE = 'Like that work, ';

/**
 * A reason of the matching for a page that is about the one military job: without the job, which the heading names, and
 * without what is true of every title there. A reason worded otherwise stays as it is.
 */
export function shortReason(reason: string, title: string): string {
  const brings = INFERRED.exec(reason)?.groups?.brings;
  if (brings !== undefined) return `Our inference: ${brings}.`;
  const { field, tie, none } = TIED.exec(reason)?.groups ?? {};
  if (field === undefined || tie === undefined) return reason;
  const inferred = none === undefined ? '' : ' Our inference.';
  if (tie === `${title} is the nearest civilian work to it.`)
    return `The nearest civilian work to ${field}.${inferred}`;
  if (tie.startsWith(`${ALIKE}${title} `))
    return `Like ${field}, it ${tie.slice(ALIKE.length + title.length + 1)}${inferred}`;
  return `From ${field}: ${tie}${inferred}`;
}
