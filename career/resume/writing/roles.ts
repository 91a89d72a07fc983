/** Words that end the name of a position: "lead mechanic", "shift supervisor". */
const ROLE_WORDS = new Set(
  'administrator adviser agent associate attorney bagger bookkeeper bouncer caregiver groundskeeper handyman host hostess merchandiser nanny receptionist roustabout barista bartender buyer carpenter cashier chaplain collector hygienist interpreter janitor journalist landscaper lifeguard linguist maintainer mason musician painter paralegal pharmacist photographer rigger scientist therapist advisor aide analyst apprentice assistant auditor captain chief clerk coach commander cook coordinator corpsman counselor crewman custodian dishwasher dispatcher director diver driver electrician engineer expert facilitator foreman guard handler helper inspector instructor investigator laborer lead leader liaison librarian lineman loader machinist manager marshal mechanic medic member mentor monitor navigator ncoic nurse observer officer oic operator paramedic partner planner policeman president pilot plumber programmer recruiter representative responder roofer scout secretary sergeant specialist stocker storekeeper superintendent supervisor teacher teller technician trainer translator treasurer tutor waiter waitress welder writer yeoman'
    .split(' ')
    .filter((word) => !word.includes('-')),
);

/** Whether a word can end the name of a position. Plurals don't: "drivers" are people one led. */
export function isRoleWord(word: string): boolean {
  return ROLE_WORDS.has(word.toLowerCase().replace(/[^a-z]/g, ''));
}

/**
 * Whether a phrase names a position the veteran held: a role word stands among its first five words, before any
 * preposition ("Squad leader for 9 Soldiers", "NCOIC", "Assistant section chief").
 */
export function startsWithRole(phrase: string): boolean {
  const words = phrase.split(/\s+/).slice(0, 5);
  const stop = words.findIndex((word) =>
    /^(?:of|for|in|on|at|to|with|the|by|from|during|who|that)\b|^\d/i.test(word),
  );
  return (stop === -1 ? words : words.slice(0, stop)).some((word) => isRoleWord(word));
}
