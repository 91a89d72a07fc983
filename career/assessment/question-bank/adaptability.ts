import type { SectionContent } from './section-content.ts';

export const adaptability: SectionContent = {
  title: 'Adaptability and Resilience',
  questions: [
    {
      text: 'The software your team has used for years is being replaced next month. What do you do?',
      options: {
        A: 'Ask for early access, learn it on real work, and write up what changes for the team.',
        B: 'Take the training as soon as it is offered, and practice before the day of the change.',
        C: 'Learn what I need for my own tasks when the day comes, and ask about the rest later.',
        D: 'Keep the old way at hand for as long as we may, so that the work does not suffer.',
      },
    },
    {
      text: 'You worked for months toward a promotion, and someone else gets it. What do you do?',
      options: {
        A: 'Ask for straight feedback, choose one thing to change, and back the person who got it.',
        B: 'Give myself a few days to get over it, then look at what I can do for the next opening.',
        C: 'Keep up the same standard of work as before, and trust that my turn is going to come.',
        D: 'Look around for another place, where what I bring to the job may well be better valued.',
      },
    },
    {
      text: 'The plan changes for the third time in a day, and your people are looking at you. What do you do?',
      options: {
        A: 'Say what has changed and what has not, hand out the next task, and ask what we missed.',
        B: 'Admit that it is frustrating, pass the new plan on clearly, and get the team moving.',
        C: 'Hold the team back for a while until things have settled, so that less work is wasted.',
        D: 'Pass the new plan on just as it came to me, and let people adjust in their own way.',
      },
    },
    {
      text: 'Your first civilian job has few rules, loose hours and no clear chain of command. How do you deal with it?',
      options: {
        A: 'Ask what good work looks like here, set my own structure, and check it with my boss.',
        B: 'Watch the people who do well there, and take over the habits that seem to work for them.',
        C: 'Keep to the routines that I bring with me, and adjust them where they get in the way.',
        D: 'Ask for set hours, rules and tasks, because I do my best work when I have those.',
      },
    },
    {
      text: 'You have had a hard month at work and at home, and you notice that it is wearing you down. What do you do?',
      options: {
        A: 'Talk with someone I trust, put off what can wait, and guard my rest and sleep.',
        B: 'Plan one or two things each week that set me up again, and keep to them when it is busy.',
        C: 'Push through the worst of it first, and take a proper rest once things have calmed down.',
        D: 'Stay busy and keep it to myself, as that has carried me through hard times before.',
      },
    },
  ],
};
