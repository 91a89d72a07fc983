import type { SectionContent } from './section-content.ts';

export const execution: SectionContent = {
  title: 'Execution Strengths',
  questions: [
    {
      text: "It is Thursday. A report is due Friday at noon, and the last figures won't arrive until ten. How do you work?",
      options: {
        A: 'Finish the rest today, have the owner of the figures on call, and keep time for a check.',
        B: 'Draft the rest today, and block Friday morning to add the figures as they come in.',
        C: 'Warn the reader today that it may run late, and finish it once the figures are here.',
        D: 'Wait for the figures, since it goes quicker when I write the whole thing in one sitting.',
      },
    },
    {
      text: 'Halfway through a long inspection, nothing has been found wrong. How do you work the second half?',
      options: {
        A: 'At the same pace, by the same checklist, with a second person sampling what I passed.',
        B: 'By the same checklist, with short breaks so that I stay as careful as I was at the start.',
        C: 'With more time on the items that gave trouble before, and going quicker over the rest.',
        D: 'At a somewhat quicker pace, as the first half tells a good deal about the second.',
      },
    },
    {
      text: 'You are given three tasks at once, and each of them is called urgent. What do you do?',
      options: {
        A: 'Ask what hinges on each, agree on an order, and report back as each one is finished.',
        B: 'Sort them by deadline and effort on my own, then work through them one at a time.',
        C: 'Move all three forward side by side, so that there is progress to show on each of them.',
        D: 'Start with the one I can finish fastest, and see how the others look after that.',
      },
    },
    {
      text: 'Work you handed over last week turns out to contain an error that has not been noticed yet. What do you do?',
      options: {
        A: 'Tell the owner, fix it, and add a check of my own that would have caught the error.',
        B: 'Send a corrected version today, with a short note on what has changed and why.',
        C: 'Ask a colleague how much it really matters, and correct it if they think that it does.',
        D: 'Put it right when the next version is due, provided that it does no harm until then.',
      },
    },
    {
      text: 'The goal is clear, but you have not been told how to reach it and your work is not being checked. How do you go about it?',
      options: {
        A: 'Set milestones of my own, share them, and hold myself to them from week to week.',
        B: 'Write a plan for the whole of the job, and work through it steadily to the end.',
        C: 'Break off a first piece of it, finish that, and then decide what the next should be.',
        D: 'Leave room to move, and work on whichever part of it has the best momentum that day.',
      },
    },
  ],
};
