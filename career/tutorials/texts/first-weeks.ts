import type { Tutorial } from '../tutorial.ts';

export const FIRST_WEEKS: Tutorial = {
  slug: 'first-weeks',
  title: 'The first weeks in a civilian job',
  plain: 'What is different on the inside, and how to read it before it reads you.',
  outcome: 'Questions for the first week, habits for the first month, and a talk to ask for after it.',
  parts: [
    {
      title: 'Fewer orders, more guessing',
      paragraphs: [
        'In uniform you knew the task, the standard and who was in charge. Many workplaces leave all three unsaid. “When you get a chance” may mean today. “Interesting idea” may mean no. Nobody is hiding anything; they learned it by being there, and so will you.',
        'Until you have, ask. “When do you need this, and what does good look like?” is a question that no sensible boss minds.',
      ],
    },
    {
      title: 'The first week',
      paragraphs: ['Find out how the place works before you improve it.'],
      steps: [
        'Who decides what I work on, and who else thinks they do?',
        'How do people here like to be reached: in person, by phone, in writing?',
        'What is urgent here, and what only sounds like it?',
        'What did the person before me do well, and what did nobody get to?',
        'Write down every word you do not know, and ask one person about all of them at the end of the day.',
      ],
    },
    {
      title: 'How you come across',
      paragraphs: [
        'Short, direct answers are respectful in service and can sound angry outside. A sentence of greeting costs little. So does saying why, where you would have said what.',
        'You may be the only person in the room who has led people under pressure, and report to someone younger who has not. Let the work show it. Those who begin by telling how it was done in the Army, the Navy or the Corps are heard for a week.',
        'People will ask about your service, sometimes clumsily. You owe nobody a story. “I was a mechanic. I can tell you a lot about trucks” closes the subject kindly.',
      ],
    },
    {
      title: 'The first month',
      paragraphs: [
        'Find one thing that is your own, that others depend on, and get it right every time. Reliability is what you are known for already; here it is rarer than you think.',
        'Keep a note of what you finish, with figures, as you should have done in service. It is the next resume and the next raise.',
      ],
    },
    {
      title: 'After a month: ask',
      paragraphs: [
        'Ask your boss for half an hour. “What should I go on doing, what should I do differently, and what should I learn next?” Few people ask. It also brings out small complaints while they are small.',
        'If the job turns out not to fit, leaving it is no failure. But leave it for something, and with notice.',
      ],
    },
  ],
};
