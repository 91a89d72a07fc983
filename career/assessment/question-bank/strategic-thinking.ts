import type { SectionContent } from './section-content.ts';

export const strategicThinking: SectionContent = {
  title: 'Strategic Thinking Strengths',
  questions: [
    {
      text: 'You are told to have a training event ready in six weeks. Where do you begin?',
      options: {
        A: 'With what people should be able to do afterward, working back to the steps and risks.',
        B: 'With a timeline of the tasks, who owns each of them, and the dates they have to meet.',
        C: 'With the plan of the last event of this kind, changing whatever has to be changed this time.',
        D: 'With whatever is most pressing, such as booking the site, and building it up from there.',
      },
    },
    {
      text: 'A process has cost each person an hour a week for years. Now you own it. What is your first move?',
      options: {
        A: 'Trace where the hour goes, ask what the process is for, and test a leaner version.',
        B: 'List the slowest steps, fix the two worst of them, and measure the time it takes again.',
        C: 'Ask the people who use it for ideas, and try the ones that are easy to put in place.',
        D: 'Keep it steady while I learn it, as people know it and it does get the job done for now.',
      },
    },
    {
      text: "New information arrives that doesn't fit the plan your team is already carrying out. What do you do?",
      options: {
        A: 'Work out which of our assumptions it touches, and have a second option ready.',
        B: 'Check that it is accurate, then adjust the parts of the plan that it affects.',
        C: 'Report it up the line, and hold to the plan we have until we are told to change it.',
        D: 'Keep going and watch it, since most plans outlive a surprise or two on the way.',
      },
    },
    {
      text: 'Your manager asks what your section should look like in two years. What do you bring?',
      options: {
        A: 'Where demand is heading, two or three ways to meet it, and what each one would cost.',
        B: 'A plan in stages for the positions, tools and training that we would need to get there.',
        C: 'The gaps that we feel today, and what it would take to close them one after another.',
        D: 'How we are doing at the moment, and what the team says would make daily work go better.',
      },
    },
    {
      text: 'The budget is cut by a fifth, and each item on your list matters to someone. How do you choose?',
      options: {
        A: 'Rank the work by what it does for the larger goal, and say openly what will stop.',
        B: 'Score each item for cost and value with the team, and cut from the bottom of the list.',
        C: 'Trim a little off each of the items, so that no one area carries the whole loss.',
        D: 'Ask leadership for their own order of priority, and make the cuts where they point.',
      },
    },
  ],
};
