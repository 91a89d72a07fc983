import type { BasicStrength } from '../basic-result.ts';
import type { AnswerLetter } from '../domains.ts';

export interface GradedQuestion {
  readonly strength: BasicStrength;
  readonly text: string;
  /** Graded like the enhanced questions: A reaches furthest, D keeps to what is asked or waits. */
  readonly options: Readonly<Record<AnswerLetter, string>>;
}

/** Fifteen situations, three a strength. The rubric is that of the enhanced questions (`section-content.ts`). */
export const GRADED_QUESTIONS: readonly GradedQuestion[] = [
  {
    strength: 'leadership',
    text: 'You take over a team that has missed its targets for months. What do you do in the first week?',
    options: {
      A: 'Listen to each person, name one thing we fix first, and show them how we will know.',
      B: 'Go through the numbers with the team, and agree on who does what from now on.',
      C: 'Work beside the team for the week, and set an example of how I want things done.',
      D: 'Keep things steady while I watch, and make changes when I know the people better.',
    },
  },
  {
    strength: 'leadership',
    text: 'A dependable member of your team starts arriving late. How do you handle it?',
    options: {
      A: 'Ask what has changed, agree on what each of us will do, and check in after a week.',
      B: 'Talk to them in private about what I have noticed and what the team needs from them.',
      C: 'Remind the whole team of the hours, so that no one person feels singled out.',
      D: 'Give it a little time, as a dependable person usually puts such a thing right alone.',
    },
  },
  {
    strength: 'leadership',
    text: 'A job goes well, and your manager praises you for it in front of others. What do you do?',
    options: {
      A: 'Name the people who made it work, and say what each of them did that mattered.',
      B: 'Thank the manager, and pass the praise on to the team the next time we meet.',
      C: 'Accept it with thanks, and see to it that the next job goes just as well.',
      D: 'Say that it was part of the job, and turn the talk back to the work ahead.',
    },
  },
  {
    strength: 'resilience',
    text: 'Two weeks of your work turn out to be unusable because of a change higher up. What do you do?',
    options: {
      A: 'Find out what can be saved, ask why it changed, and plan the work so that it costs less next time.',
      B: 'Let off steam with someone I trust, then draw up what has to be done from here.',
      C: 'Put it behind me and start on the new version, since the clock is running anyway.',
      D: 'Finish what is left of the day quietly, and look at the whole thing fresh tomorrow.',
    },
  },
  {
    strength: 'resilience',
    text: 'You are turned down for the third job in a row. What comes next?',
    options: {
      A: 'Ask for feedback, compare the three, change one thing, and send the next application.',
      B: 'Go over my resume and answers with somebody who knows the field, and try again.',
      C: 'Apply to more places than before, because sooner or later one of them will fit.',
      D: 'Take a break from applying for a while, and wait for an opening that suits me better.',
    },
  },
  {
    strength: 'resilience',
    text: 'Several things go wrong on the same day, and people are watching how you take it. What do they see?',
    options: {
      A: 'Someone who says calmly what comes first, hands out tasks, and asks who needs help.',
      B: 'Someone who slows down, deals with one thing at a time, and keeps an even voice.',
      C: 'Someone who works harder than the rest until the worst of it is out of the way.',
      D: 'Someone who keeps quiet, does their own part, and leaves the rest to those in charge.',
    },
  },
  {
    strength: 'communication',
    text: 'You have to explain a technical problem to a customer who has no background in it. How do you do it?',
    options: {
      A: 'Ask what they need to decide, explain only that in plain words, and check they follow.',
      B: 'Compare it with something from daily life, and leave time for their questions.',
      C: 'Go through it step by step in the right order, and use as few terms as I can.',
      D: 'Send them a clear summary in writing, so that they can read it at their own pace.',
    },
  },
  {
    strength: 'communication',
    text: 'You learn of a mistake that will upset your manager. How do you bring it up?',
    options: {
      A: 'Today and in person: what happened, what it affects, and what I suggest we do about it.',
      B: 'As soon as I have the facts together, with an answer to the questions they will ask.',
      C: 'In our next regular talk, unless it turns out to be more urgent than it looks.',
      D: 'By message, with the facts in it, so that they have time to think before we speak.',
    },
  },
  {
    strength: 'communication',
    text: 'In a discussion, someone makes a point that you think is wrong. What do you do?',
    options: {
      A: 'Repeat their point to be sure I have it right, then say where I see it differently and why.',
      B: 'Ask a question or two that would bring the weak spot of the point into the open.',
      C: 'Give my own view when it is my turn, and let the group weigh the two of them.',
      D: 'Leave it for now, and talk to the person afterward if it still seems to matter.',
    },
  },
  {
    strength: 'problemSolving',
    text: 'A machine keeps failing after each repair. What is your approach?',
    options: {
      A: 'Write down when it fails and what came before, test one cause at a time, and record it.',
      B: 'Go through the manual and the past repairs, and look for what they have in common.',
      C: 'Ask somebody who knows this machine well, and try what has worked for them before.',
      D: 'Replace the part that fails most, and see whether that keeps it going for now.',
    },
  },
  {
    strength: 'problemSolving',
    text: 'You have half of the information you would like, and a decision is due. What do you do?',
    options: {
      A: 'Name what I assume, choose the option that is easiest to undo, and say when we look again.',
      B: 'Get the one missing fact that matters most, and then decide with what I have.',
      C: 'Go with what has worked in a similar case, and keep an eye on how it develops.',
      D: 'Ask for more time, as a good decision late often beats a poor one on the day.',
    },
  },
  {
    strength: 'problemSolving',
    text: 'Your team has two ideas for a solution, and neither of them convinces everybody. What do you suggest?',
    options: {
      A: 'Agree on what a good solution has to do, and test both of them on that in a small way.',
      B: 'List what speaks for and against each of them, and pick the one with less risk.',
      C: 'See whether the best parts of the two can be put together into a third.',
      D: 'Let the person who knows the subject best decide, so that we can get going.',
    },
  },
  {
    strength: 'adaptability',
    text: 'You move to a new place where things are done in a different way from what you know. How do you start?',
    options: {
      A: 'Ask why things are done that way, try it their way first, and offer what I know later.',
      B: 'Find someone who has made the same move, and learn from them what to look out for.',
      C: 'Watch how others do it, and change my own way where it clearly does not fit in.',
      D: 'Keep to what I know works, and pick up the new way as the need for it comes up.',
    },
  },
  {
    strength: 'adaptability',
    text: 'You are asked to take on a task you have not done before, next to your own work. What do you say?',
    options: {
      A: 'Yes, and I ask who has done it before, what good looks like, and what may wait meanwhile.',
      B: 'Yes, provided that somebody shows me how it is done the first time I try it.',
      C: 'I ask for a day to see how it would fit in, and give them my answer after that.',
      D: 'I suggest a person who has done it already, and offer to cover for them meanwhile.',
    },
  },
  {
    strength: 'adaptability',
    text: 'A tool you know well is to be replaced by one that does part of your work on its own. What do you do?',
    options: {
      A: 'Try it early, find out what it does badly, and shift my time to the work that it leaves.',
      B: 'Take the course for it, and work out how it changes what I do from day to day.',
      C: 'Use it where I have to, and judge after a few months whether it is any better.',
      D: 'Stay with the old one as long as it is there, since I know that I can rely on it.',
    },
  },
];
