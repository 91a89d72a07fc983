import type { Tutorial } from '../tutorial.ts';

export const LAST_NINETY_DAYS: Tutorial = {
  slug: 'last-ninety-days',
  title: 'The last ninety days in uniform',
  plain: 'What to settle before you leave, in an order that leaves time for what takes long.',
  outcome: 'A dated list of what to ask for, from whom, and what to keep.',
  parts: [
    {
      title: 'Why ninety days',
      paragraphs: [
        'Most of what goes wrong after separation goes wrong before it: a record that was never corrected, an exam that was never booked, a supervisor who moved before anybody asked for a reference. Offices that help you every day now will treat you as a stranger the day after.',
        'Ninety days is also the last day on which a disability claim can be filed as a pre-discharge claim. If you are past it, the ordinary claim stays open; it only takes longer.',
      ],
    },
    {
      title: 'First month: papers',
      paragraphs: [
        'Begin with what other people must do for you, because their time is the one you do not control.',
      ],
      steps: [
        'Ask for a full copy of your medical and dental records. Read them. What is not written there did not happen, as far as a claim is concerned.',
        'Read the draft of your DD Form 214 line by line: dates, schools, awards, codes. Correcting it later takes months.',
        'Order your Joint Services Transcript or the transcript of your service’s college, and read what it says your training is worth.',
        'Collect evaluations, award citations and training certificates while you still have access to the systems that hold them. Take nothing that is classified or controlled.',
        'Write down the numbers: people, equipment, money, inspections, hours. You will not remember them in a year, and a resume stands on them.',
      ],
    },
    {
      title: 'Second month: people',
      paragraphs: [
        'References are easiest to get from people who still see you work. Choose three: someone who supervised you, someone you supervised, and someone outside your unit who depended on what you did.',
        'Tell each of them which civilian titles you are aiming for, and in plain words what the job is. A reference who only knows your military title will describe a soldier; you need them to describe a supervisor, a mechanic, an analyst.',
      ],
      steps: [
        'Ask for a personal phone number and email address that will still work next year.',
        'Ask each for one example of your work they would tell a stranger. Note it: it belongs in your profile.',
        'Find two people who left in the last three years and do work you could do. Ask what they wish they had settled before leaving.',
      ],
    },
    {
      title: 'Third month: money and place',
      paragraphs: [
        'Plan on a gap in pay. How long it will be nobody can tell you, so work out how many months you can cover, and decide in advance what you will do when half of them are used: widen the search, take work beside it, move.',
        'If you do not yet know where you will live, choose two places and compare what the same title pays there and what housing costs. National pay figures, ours included, say little about one town.',
      ],
      steps: [
        'Settle health insurance for the day after your last one, for everybody who depends on you.',
        'Decide about group life insurance within the time your benefits page names; after it, health questions are asked.',
        'Find out how your state takes applications for unemployment compensation, and keep the DD Form 214 at hand for it.',
      ],
    },
    {
      title: 'The last week',
      paragraphs: [
        'Print what you cannot afford to lose, and keep it in one folder at home, not in a car or a storage unit. Then say goodbye properly. The people you leave are the first network you have.',
      ],
    },
  ],
};
