import type { SectionContent } from './section-content.ts';

export const influence: SectionContent = {
  title: 'Influence Strengths',
  questions: [
    {
      text: 'You see a better way to run a job, and you are the newest person in the room. What do you do?',
      options: {
        A: "Learn why it's done this way, run a small trial with an ally, and show the result.",
        B: 'Bring it to the next meeting with the facts, and ask people for their honest views.',
        C: 'Mention it to my supervisor in private, and leave it up to them whether to take it further.',
        D: 'Do my own part the better way, and let others pick it up if they like what they see.',
      },
    },
    {
      text: 'Your team has to work a weekend that came as a surprise, and you are the one to tell them. How do you do it?',
      options: {
        A: 'Say why it matters and what I have asked for on their behalf, and work it beside them.',
        B: 'Explain the reason in plain words, hear the complaints out, and spread the load fairly.',
        C: 'Give them the facts and the schedule early, so that they can plan their lives around it.',
        D: 'Ask for volunteers first, and fill the places that are left over by having us take turns.',
      },
    },
    {
      text: 'A junior member of the team has real talent but holds back in meetings. What do you do?',
      options: {
        A: 'Give them a piece to lead, rehearse it with them, and back them up when they present.',
        B: 'Ask for their view in meetings on things they know, and credit them when it is used.',
        C: 'Tell them in private how good their ideas are, and encourage them to speak up more.',
        D: 'Let them grow into it at their own speed, as confidence mostly comes with experience.',
      },
    },
    {
      text: 'You need the support of a manager elsewhere who sees no benefit in your project. What do you try?',
      options: {
        A: 'Find out what they are measured on, and reshape the project so that it helps them too.',
        B: 'Present the case with figures, answer their doubts, and ask for one small first step.',
        C: 'Win over people they trust, so that they hear about it from more sides than mine.',
        D: 'Go ahead with those who are willing, and let the results bring that manager around.',
      },
    },
    {
      text: 'A decision went against your advice. Now your team asks you what you think of it. What do you say?',
      options: {
        A: 'I explain the reasons behind it fairly, commit to it, and point us to the first step.',
        B: 'I say that I argued for another way, and that we are now going to make this one work.',
        C: 'I talk about what the decision means for us, and keep my own opinion out of it.',
        D: 'I tell them that it came from above, and that our part is to carry it out well.',
      },
    },
  ],
};
