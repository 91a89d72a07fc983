import type { Place } from '#career/places/place.ts';
import { repositoryFacts } from './repository-facts.ts';

/** The places of the repository's facts. */
export const places = () => repositoryFacts().places();

/** The one place that a text leads to; throws where it leads to none or several. */
export function place(text: string): Place {
  const answer = places().resolve(text);
  if (!('place' in answer)) throw new Error(`${text}: ${JSON.stringify(answer)}`);
  return answer.place;
}

/** Why a text leads to no place; throws where it leads to one. */
export function reason(text: string): string {
  const answer = places().resolve(text);
  if (!('reason' in answer)) throw new Error(`${text} is known`);
  return answer.reason;
}

/** The names of the places a text may mean; throws where it is one place or none. */
export function choices(text: string): string[] {
  const answer = places().resolve(text);
  if (!('choices' in answer)) throw new Error(`${text} is one place or none`);
  return answer.choices.map(({ name }) => name);
}
