import type { Tutorial } from '../tutorial.ts';

export const TALKING_TO_PEOPLE: Tutorial = {
  slug: 'talking-to-people',
  title: 'Talking to people who do the work',
  plain: 'How to ask a stranger for twenty minutes, and what to ask when they say yes.',
  outcome: 'Five names, a message you can send today, and seven questions.',
  parts: [
    {
      title: 'What it is for',
      paragraphs: [
        'You are not asking for a job. You are finding out what the job is: what a day looks like, which words people use, what they wish newcomers knew. A posting cannot tell you that, and twenty minutes with someone who does it can.',
        'It feels like asking for a favor. Most people like to be asked about work they know; what they dislike is being asked for something they cannot give.',
      ],
    },
    {
      title: 'Finding five names',
      paragraphs: [
        'Begin near and work outward. You need people who do the work, not people who hire for it.',
      ],
      steps: [
        'People you served with who left before you, whatever they do now: each knows three others.',
        'Veterans’ groups inside companies you would like to work for. Many list a contact.',
        'Former students of a school or course you went through.',
        'Members of the trade’s own association in your state.',
        'The community here: say which title you are looking into and ask who does it.',
      ],
    },
    {
      title: 'The message',
      paragraphs: [
        'Short enough to read on a phone: who you are in one line, why them, what you ask, and that no is fine. For example: “I spent eight years keeping trucks running in the Army and am looking into fleet maintenance. You do that work. Could I ask you a few questions on the phone for twenty minutes, this week or next? If it does not suit, no harm done.”',
        'Do not attach a resume. If nobody answers, write once more after a week, then move on.',
      ],
    },
    {
      title: 'Seven questions',
      paragraphs: ['Pick four. Listen more than you talk, and end on time even if it goes well.'],
      steps: [
        'What did you do yesterday, hour by hour?',
        'What is the part nobody tells you about before you start?',
        'Which words should I know, and which of mine would make no sense to you?',
        'What does somebody need on the first day, and what can be learned in the job?',
        'Which license or certificate do people really look at here?',
        'What would make you turn an applicant down?',
        'Who else should I talk to?',
      ],
    },
    {
      title: 'Afterwards',
      paragraphs: [
        'Thank them the same day in two lines, and name one thing you will do because of what they said. Then do it, and tell them when it is done. That second message is where acquaintances become people who think of you when something opens.',
      ],
    },
  ],
};
