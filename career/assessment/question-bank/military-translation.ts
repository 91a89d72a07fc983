import type { SectionContent } from './section-content.ts';

export const militaryTranslation: SectionContent = {
  title: 'Military Experience Translation',
  questions: [
    {
      text: 'An interviewer with no service background asks what you did in the military. How do you answer?',
      options: {
        A: 'I pick the duty closest to this job, tell it in plain words, and say what came of it.',
        B: 'I describe my main role in everyday terms, with the size of the team and the tools.',
        C: 'I give my job title and my unit, then explain whichever of the terms they ask me about.',
        D: 'I talk about what the service asked of me, such as discipline, teamwork and long days.',
      },
    },
    {
      text: 'A posting interests you, but few of the words in its requirements are ones your service used. What do you do?',
      options: {
        A: 'Go line by line, set something I have done beside each, and note where the gaps are.',
        B: 'Look up the terms, pick out the ones I know under other names, and send my application.',
        C: 'Ask a veteran in that field how my background would be seen before I decide to apply.',
        D: 'Look for another posting that names my kind of experience more directly than this one.',
      },
    },
    {
      text: 'You are writing one line about a deployment for your resume. Which comes closest to yours?',
      options: {
        A: 'What I was responsible for, how much of it there was, and what was different by the end.',
        B: 'What my role was in civilian words, and the number of people that I led or supported.',
        C: 'The official wording of my evaluation, with each of the acronyms in it spelled out.',
        D: 'Where I was and for how long, with which unit, and what the unit had been sent to do.',
      },
    },
    {
      text: 'A hiring manager says they are not sure that a military background fits a commercial firm. How do you respond?',
      options: {
        A: 'Ask what the first months of the job demand, and answer each point with an example.',
        B: 'Tell a short story of a time when I handled something close to what their firm does.',
        C: 'Point to the skills that carry over to most jobs, such as training and leading people.',
        D: 'Say that I have picked up new jobs quickly before, and would do the same for them.',
      },
    },
    {
      text: "A fellow service member can't see what civilian work their specialty could lead to. How do you help?",
      options: {
        A: 'Talk through what they did each day, name its skills, and find titles that use them.',
        B: 'Show them how I put my own service into civilian words, and help with a first draft.',
        C: 'Send them to a skills translator and to a counselor who does this work for a living.',
        D: 'Encourage them to apply widely, since employers will see for themselves what they offer.',
      },
    },
  ],
};
