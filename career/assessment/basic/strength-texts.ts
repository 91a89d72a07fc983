import type { BasicStrength } from '../basic-result.ts';

/** Three readings a strength, highest first, as the profile shows them. */
export const STRENGTH_TEXTS: Readonly<Record<BasicStrength, readonly [string, string, string]>> = {
  leadership: [
    'You take responsibility for people as well as for the task: you listen first, agree on what comes next and give credit by name. Look for roles in which you lead from the start, such as shift, team or project lead.',
    'You lead well when it is asked of you, by example and clear agreements. Roles with a small team, or with new people to show the ropes, will let it grow.',
    'You would rather do good work than direct others. That fits expert and craft roles well; if you want to lead later, begin with one person to train.',
  ],
  resilience: [
    'Setbacks make you look for what can be saved and what to change, and you stay calm where others watch. Employers with pressure and deadlines will value it, so have an example ready.',
    'You get back on your feet after a setback and keep going. Talking it over early, as you tend to do, is a strength worth keeping.',
    'Setbacks cost you something, and you prefer to let them settle before you act. Settled workplaces suit you, and one person to talk to makes the search for work easier.',
  ],
  communication: [
    'You say hard things early and plainly, and you check that they have arrived. It is what customers, patients and managers need most from someone they rely on.',
    'You explain well and bring the facts with you. Speaking up a little sooner, before you have everything together, would make it stronger still.',
    'You choose the moment, and often the written word. Roles with clear reports and few meetings suit you; for interviews, practice three short answers out loud.',
  ],
  problemSolving: [
    'You look for causes, test one thing at a time and say what you assume. Technical, analytical and quality roles ask for this in their first paragraph.',
    'You solve problems with method and with what has worked before. Writing down causes as well as repairs will bring you further.',
    'You get things going again quickly and leave the deeper search to others. In service and response work that is what counts.',
  ],
  adaptability: [
    'You learn the new way first and improve on it after. A change of career is a large change, and you bring the right habits for it.',
    'You adjust well when someone shows you the way. A mentor who has made the same move will save you months.',
    'You rely on what you know to work. Employers close to your military specialty will value that from day one; learn one new tool at a time.',
  ],
};
