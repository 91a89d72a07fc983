import type { Tutorial } from '../tutorial.ts';

export const WHEN_IT_TAKES_LONG: Tutorial = {
  slug: 'when-it-takes-long',
  title: 'When it takes longer than planned',
  plain: 'No answers, or only refusals: how to find out why, and how to last.',
  outcome: 'A way to tell where the search is stuck, and a week you can keep up.',
  parts: [
    {
      title: 'Where is it stuck?',
      paragraphs: ['A search has three gates, and each has its own cause. Look in your tracker and count.'],
      steps: [
        'Applications, but hardly any answers: the resume or the titles. Compare a resume with the posting it was for in Custom Docs, and see what it does not speak to.',
        'First talks, but no second ones: how you tell it. Practice two stories from Interview Preparation aloud, with somebody who has never served.',
        'Last rounds, but no offers: often somebody with the exact job before. Ask what was missing. Sometimes you are told.',
      ],
    },
    {
      title: 'Change one thing at a time',
      paragraphs: [
        'If you change title, resume and place at once you will not know what helped. Change one, send ten, count again. A search is slower than it feels, and quicker when it is not started anew each week.',
        'A neighboring title is often the quickest change: look at what is related to yours and asks for less, or at the same work one step lower with a way up. Taking it is not giving up the other.',
      ],
    },
    {
      title: 'A week you can keep up',
      paragraphs: [
        'Treat it as work with an end to the day. Three hours in the morning done every day beat a weekend of panic.',
      ],
      steps: [
        'Monday: read what came in, choose three postings.',
        'Tuesday and Wednesday: one tailored resume each, sent.',
        'Thursday: two messages to people who do the work, and follow up on what is a week or two old.',
        'Friday: an hour on a certificate or skill that several postings asked for. Then stop.',
        'Every day: go outside, and talk to somebody about something else.',
      ],
    },
    {
      title: 'Help that costs nothing',
      paragraphs: [
        'American Job Centers have staff for veterans, who by law come first there. Accredited veterans service officers help with claims for free. Your state’s department of veterans affairs, and your local library, know which employers near you are hiring in earnest.',
        'If money is running out, say so early: to your landlord, your bank, your service’s relief society. All of them can do more before a date has passed than after.',
      ],
    },
    {
      title: 'When it weighs on you',
      paragraphs: [
        'Losing the job, the rank and the people at once is a real loss, also when you chose it. Sleeping badly, being short with everybody, not opening letters: these are signs to act on, not faults.',
        'Call somebody you served with. Vet Centers talk with veterans without a fee and apart from your medical record. And day or night, if it gets dark: dial 988 and press 1, or text 838255. You do not need to be enrolled in anything.',
      ],
    },
  ],
};
