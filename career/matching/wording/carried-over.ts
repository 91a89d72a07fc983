import type { WorkField } from '../fields/work-field.ts';

/**
 * What people bring from military work that has no civilian counterpart, by the kind of civilian work it serves:
 * beginning of the O*NET-SOC code -> what such service includes, in words that fit "infantry work includes …". Only
 * what everyone in such work does; longest beginning wins. Our judgement.
 */
const ARMS: Readonly<Record<string, string>> = {
  '11': 'planning operations, running them and answering for people and equipment',
  '11-3013.01': 'guarding people, weapons and sensitive equipment, and planning for it',
  '11-3051': 'planning work, running it on time and answering for people and equipment',
  '11-3071': 'planning the movement of people, equipment and supplies',
  '11-3131': 'training others to a standard and checking that they meet it',
  '11-9021': 'planning work in the field and directing crews and equipment',
  '11-9161': 'planning for the worst and acting when it comes',
  '11-9199.08': 'guarding property and answering for every item of it',
  '13': 'planning, briefing and following a task through to its end',
  '13-1081': 'planning the movement of people, equipment and supplies',
  '13-1151': 'training others to a standard and checking that they meet it',
  '13-1199.04': 'planning for the worst and acting when it comes',
  '13-1199.07': 'guarding people, weapons and sensitive equipment, and planning for it',
  '15-12': 'working with digital radios, displays and networks',
  '15-2031': 'planning with figures, ranges and timings',
  '17': 'working exactly with positions, angles and measurements',
  '25': 'training others to a standard and checking that they meet it',
  '29-204': 'treating casualties under pressure until help comes',
  '33': 'standing guard, patrolling and keeping calm under pressure',
  '33-2011': 'acting as a crew in danger, fit and by drill',
  '33-1021': 'leading a crew in danger, by drill',
  '33-3021': 'observing, asking questions and reporting exactly',
  '33-9021': 'observing, asking questions and reporting exactly',
  '33-9091': 'standing watch and keeping others safe',
  '43-1011': 'running a section, its schedule and its reports',
  '43-503': 'working radios, tracking who is where and passing word exactly',
  '47': 'hard physical work outdoors, in a crew, to safety rules',
  '47-1011': 'leading crews in hard physical work outdoors, to safety rules',
  '47-207': 'handling heavy machines over rough ground, to safety rules',
  '47-5022': 'handling heavy machines over rough ground, to safety rules',
  '47-5032': 'handling ammunition and explosives to strict rules',
  '49': 'keeping weapons, vehicles and other equipment working',
  '49-9092': 'demanding physical work in danger, to strict procedures',
  '51': 'running complex equipment step by step, to strict procedures',
  '53': 'driving and looking after heavy vehicles or moving loads safely',
  '53-10': 'running vehicles, loads and the people who move them',
  '53-70': 'driving and looking after heavy vehicles or moving loads safely',
};

const INTELLIGENCE: Readonly<Record<string, string>> = {
  '11': 'planning what must be known, and directing the people who find it out',
  '13': 'collecting information, weighing it and briefing those who decide',
  '15': 'sorting large amounts of information and finding what matters',
  '17': 'reading maps and images and marking what they show',
  '19': 'collecting information, weighing it and writing it up',
  '33': 'collecting information, weighing it and reporting exactly',
};

const COMMAND: Readonly<Record<string, string>> = {
  '11': 'running a department, its people, its budget and its equipment',
  '11-3071': 'planning the loading, supply and movement of a ship',
  '11-3131': 'training crews to a standard and checking that they meet it',
  '11-9161': 'training crews for fire and flooding, and leading them when it comes',
  '13': 'planning, briefing and following a task through to its end',
  '53-5': 'standing watch on the bridge and handling a ship',
};

/** What the work of a field without a civilian counterpart includes that serves an occupation; null when we know none. */
export function carriedOver(field: WorkField, code: string): string | null {
  const phrases =
    field.id === 'intelligence' ? INTELLIGENCE : field.id === 'surface-warfare' ? COMMAND : ARMS;
  for (let length = code.length; length >= 2; length--) {
    const phrase = phrases[code.slice(0, length)];
    if (phrase !== undefined) return phrase;
  }
  return null;
}
