import { createHash } from 'node:crypto';
import { type GivenEntry, isDone } from '#contract/calendar.ts';
import type { CalendarEvent } from '#server/platform/calendar-file.ts';

/**
 * What is still to do as events of a whole day: one on the day something opens, one on the day it is due. Their ids stay
 * when the days change, so that a calendar moves them instead of doubling them; they tell nothing of the person.
 */
export function eventsOf(userId: number, entries: readonly GivenEntry[], site: string): CalendarEvent[] {
  const idOf = (key: string, day: string) =>
    `${createHash('sha256').update(`${userId} ${key} ${day}`).digest('hex').slice(0, 32)}@${new URL(site).hostname}`;
  return entries
    .filter((entry) => !isDone(entry))
    .flatMap((entry) => {
      const { key, title, opens, due, byItself } = entry;
      const about = { description: descriptionOf(entry), url: `${site}/calendar` };
      const first =
        opens === null
          ? []
          : [
              {
                id: idOf(key, 'opens'),
                day: opens,
                title: due === null ? title : `Opens: ${title}`,
                ...about,
              },
            ];
      const last =
        due === null
          ? []
          : [
              {
                id: idOf(key, 'due'),
                day: due,
                title: byItself ? title : opens === null ? `By today: ${title}` : `Last day: ${title}`,
                ...about,
              },
            ];
      return [...first, ...last];
    });
}

function descriptionOf({ rule, source, dayIsAdvice }: GivenEntry): string {
  if (source === null) return rule;
  const advice = dayIsAdvice ? 'The day is our advice. The rule is from: ' : '';
  return `${rule}\n\n${advice}${source.name}: ${source.address}`;
}
