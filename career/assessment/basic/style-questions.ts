import type { AnswerLetter } from '../domains.ts';

export const STYLES = [
  'leadershipStyle',
  'problemSolvingStyle',
  'pace',
  'company',
  'communicationStyle',
] as const;
export type Style = (typeof STYLES)[number];

export interface StyleOption {
  readonly text: string;
  /** The words the answer gives for the profile. No answer is worth more than another. */
  readonly style: string;
}

export interface StyleQuestion {
  readonly style: Style;
  readonly text: string;
  readonly options: Readonly<Record<AnswerLetter, StyleOption>>;
}

/** Five questions of preference. Two of them together describe the work environment. */
export const STYLE_QUESTIONS: readonly StyleQuestion[] = [
  {
    style: 'leadershipStyle',
    text: 'When you are in charge, which of these comes most naturally to you?',
    options: {
      A: {
        text: 'I set a clear direction and tell each person what I expect of them.',
        style: 'Directing: clear direction, clear expectations',
      },
      B: {
        text: 'I teach and encourage people, and take pleasure in watching them grow.',
        style: 'Coaching: developing people through the work',
      },
      C: {
        text: 'I bring the group together and look for a decision that most can carry.',
        style: 'Participative: deciding together',
      },
      D: {
        text: 'I give people room to do the job in their own way and stay in reach.',
        style: 'Delegating: trust and room to act',
      },
    },
  },
  {
    style: 'problemSolvingStyle',
    text: 'What do you reach for first when something does not work?',
    options: {
      A: {
        text: 'The facts: numbers, records, whatever shows where the trouble comes from.',
        style: 'Analytical: facts first',
      },
      B: {
        text: 'The thing itself: I take it apart, or try something, and see what happens.',
        style: 'Hands-on: trying and testing',
      },
      C: {
        text: 'Other people: two or three heads will find more than one on its own.',
        style: 'Collaborative: thinking it through with others',
      },
      D: {
        text: 'A new angle: perhaps the problem looks different from somewhere else.',
        style: 'Creative: looking for a new angle',
      },
    },
  },
  {
    style: 'pace',
    text: 'Which kind of day leaves you most satisfied?',
    options: {
      A: {
        text: 'One with a fixed plan that I worked through from beginning to end.',
        style: 'a steady, well-ordered pace',
      },
      B: {
        text: 'One that was full of surprises that I had to deal with on the spot.',
        style: 'a fast pace with changing demands',
      },
      C: {
        text: 'One in which I could sink into a single hard task for hours on end.',
        style: 'long stretches of focused work',
      },
      D: {
        text: 'One with many different tasks, people and places in it.',
        style: 'variety through the day',
      },
    },
  },
  {
    style: 'company',
    text: 'Where would you rather work?',
    options: {
      A: { text: 'In a close team that sees each other each day.', style: 'in a close team' },
      B: { text: 'On my own for the most part, with people to turn to.', style: 'mostly on your own' },
      C: {
        text: 'Outdoors, in a shop or on the road, with my hands and tools.',
        style: 'hands-on, away from a desk',
      },
      D: {
        text: 'With customers, patients or students, face to face.',
        style: 'face to face with the people you serve',
      },
    },
  },
  {
    style: 'communicationStyle',
    text: 'How do you get an important point across?',
    options: {
      A: { text: 'Short and direct, with the main thing first.', style: 'Direct: the main point first' },
      B: {
        text: 'With an example or a story that people remember.',
        style: 'Illustrating: examples and stories',
      },
      C: { text: 'By asking questions until we both see it.', style: 'Inquiring: questions and listening' },
      D: { text: 'In writing, where I can weigh the words.', style: 'Considered: in writing, well weighed' },
    },
  },
];
