import type { Tutorial } from '../tutorial.ts';

export const TALKING_ABOUT_PAY: Tutorial = {
  slug: 'talking-about-pay',
  title: 'Talking about pay',
  plain: 'Civilian pay is negotiated. How to find a figure, say it, and answer theirs.',
  outcome: 'A range you can defend, three sentences to say aloud, and a list of what else counts.',
  parts: [
    {
      title: 'What changes',
      paragraphs: [
        'In service everyone could look up what you earned. Outside nobody can, and two people at the same bench may be paid differently because one of them asked. Asking politely is expected. It is rarely held against anybody.',
        'Your military pay is not a guide. Housing, food and health care came on top of it, and some of it was not taxed. Before you compare, add up what you will now pay yourself.',
      ],
    },
    {
      title: 'Find your range',
      paragraphs: [
        'Open the title in Job Intel and look at pay. The middle is what half of the people in that work earn more than. Newcomers to the work are mostly in the lower half; years of the same work in uniform are a reason to be nearer the middle.',
        'Those are national figures. Look at postings in your place that state pay, and shift the range if they agree with each other.',
      ],
      steps: [
        'Write three figures: the least you can live on, what you would be glad of, and what you will say first.',
        'The first figure is yours alone. Never say it.',
        'What you say first should be a little above what you would be glad of, and inside the published range.',
      ],
    },
    {
      title: 'Three sentences',
      paragraphs: [
        'When they ask early: “I would like to understand the job first. What range have you set for it?” Some states oblige them to tell you.',
        'When they ask again: “From what I see for this work around here, I am looking at between this and that.” Then stop talking.',
        'When the offer is low: “Thank you. I had expected something nearer to this, because I have run this kind of shop for six years. Is there room?” The reason is your own record, not your needs.',
      ],
    },
    {
      title: 'What else counts',
      paragraphs: ['If the figure cannot move, other things often can. Ask for them one at a time.'],
      steps: [
        'Health insurance: what is taken from your pay each month, and from which day.',
        'Days off, and whether they are paid when you leave.',
        'Overtime: is it paid, and how much is usual.',
        'Training and license fees, and whether you owe them back if you leave.',
        'A date on which pay is looked at again, in writing.',
      ],
    },
    {
      title: 'Before you say yes',
      paragraphs: [
        'Ask for the offer in writing and for a day to read it. An employer who will not give you a day is telling you something. Say thank you either way, and tell the others you were talking to.',
      ],
    },
  ],
};
