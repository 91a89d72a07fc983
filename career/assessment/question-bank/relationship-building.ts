import type { SectionContent } from './section-content.ts';

export const relationshipBuilding: SectionContent = {
  title: 'Relationship Building Strengths',
  questions: [
    {
      text: 'You join a team whose members have worked together for years. What do you mostly do in the first two weeks?',
      options: {
        A: 'Set up a short talk with each person about their work and what they need from my role.',
        B: 'Offer a hand on the jobs under way, and get to know people while we work side by side.',
        C: 'Learn my own job well first, and let people get to know me through good results.',
        D: 'Watch how the group runs for now, and meet people as the work brings us together.',
      },
    },
    {
      text: 'A teammate who is usually cheerful has gone quiet and is missing small things. What do you do?',
      options: {
        A: 'Find a private moment, say what I noticed, listen, and check in again later that week.',
        B: "Invite them for coffee or lunch, so that there's room to talk if they would like to.",
        C: 'Take a little off their plate without comment, until they are back to their old self.',
        D: 'Respect their privacy, since most people would rather sort such things out on their own.',
      },
    },
    {
      text: 'Your team needs parts from another department that has been slow with your requests. How do you handle it?',
      options: {
        A: 'Go and see what slows them down, and agree on a way of ordering that suits both sides.',
        B: 'Build a good contact there whom I can call, and return the favor when they need help.',
        C: 'Send clear and complete requests with due dates, and follow up until the parts arrive.',
        D: 'Hand it to my supervisor, who can settle it with theirs, and work around it meanwhile.',
      },
    },
    {
      text: 'Two people on your shift have stopped talking after a disagreement, and the work is suffering. What do you do?',
      options: {
        A: 'Hear each one alone, then bring them together to agree on how they work from here.',
        B: 'Sit down with both of them, lay out what the work needs, and ask them to put it right.',
        C: 'Divide the tasks so that they seldom depend on each other, and keep the shift moving.',
        D: 'Leave it between the two of them for now, as adults usually find their own way back.',
      },
    },
    {
      text: 'Two years after you left a unit or a job, what does your contact with the people there look like?',
      options: {
        A: 'I reach out through the year, pass on news and openings, and ask how they are doing.',
        B: 'I keep up with a handful of them, and we help each other when something comes up.',
        C: "I follow what people share, and I'm glad to answer when somebody gets in touch.",
        D: 'I tend to close the chapter, and put my energy into the people where I am now.',
      },
    },
  ],
};
