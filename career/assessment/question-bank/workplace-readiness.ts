import type { SectionContent } from './section-content.ts';

export const workplaceReadiness: SectionContent = {
  title: 'Civilian Workplace Readiness',
  questions: [
    {
      text: 'In a meeting, a younger colleague bluntly questions your approach in front of your boss. What do you do?',
      options: {
        A: 'Ask what they are seeing, take up the part that helps, and thank them for raising it.',
        B: 'Answer the point calmly with my reasons, and offer to go through the details later.',
        C: 'Let it pass in the meeting, and talk it over with that colleague one on one afterward.',
        D: 'Leave it to my boss to respond, as it is their meeting and, in the end, their call to make.',
      },
    },
    {
      text: 'Your boss says: "It would be nice to have this at some point." What do you make of it?',
      options: {
        A: 'I ask what it is for and when it would help most, and then we agree on a date for it.',
        B: 'I read it as a polite request, and offer a date by which I could have it finished.',
        C: 'I put it behind the tasks that have deadlines, and pick it up when there is time.',
        D: 'I take it as the wish that it is, and wait to see whether a clear task comes of it.',
      },
    },
    {
      text: 'In an interview you are asked what salary you expect. What do you say?',
      options: {
        A: 'I give a range from pay data for this job in this area, and ask how theirs is set.',
        B: 'I give the figure I have worked out that I need, counting the benefits I leave behind.',
        C: 'I ask what has been budgeted for the position, and respond to the number they name.',
        D: 'I say that I am flexible, since getting through the door matters more to me right now.',
      },
    },
    {
      text: 'Before each meeting your colleagues spend ten minutes on families and weekends. What do you do?',
      options: {
        A: 'Join in, remember what I hear, and treat it as part of how work gets done here.',
        B: 'Take part for a few minutes, and turn us toward the agenda when the moment is right.',
        C: 'Listen politely while I set up, as it gives me a better feel for the people I work with.',
        D: 'Use the time to go through my notes, and be ready to go when the meeting itself begins.',
      },
    },
    {
      text: 'A customer wants something done in a way that you think is a mistake, and it is their money. What do you do?',
      options: {
        A: 'Ask what they need it to achieve, lay out a choice or two, and respect the decision.',
        B: 'Tell them which drawbacks I see, and do it their way if that is what they still want.',
        C: 'Do it their way, and keep a note of my concerns in case a question comes up later.',
        D: 'Do it as they have asked, because the customer knows best what they want to pay for.',
      },
    },
  ],
};
