import type { SectionContent } from './section-content.ts';

export const careerDevelopment: SectionContent = {
  title: 'Career Development Orientation',
  questions: [
    {
      text: 'You are a year away from leaving the service, or your current job. What are you doing about what comes next?',
      options: {
        A: 'Talking with people in two or three fields, and working on what those fields ask for.',
        B: 'Finishing a certificate or degree that the job I have in mind is going to require.',
        C: 'Reading postings to learn what is out there, and updating my resume along the way.',
        D: 'Giving my full effort to the job I have, and turning to the next one when it is time.',
      },
    },
    {
      text: 'You have a free morning each week and some money set aside for learning. What do you choose?',
      options: {
        A: 'The skill asked for most in the jobs I want, once people who hold them have confirmed it.',
        B: 'A course that builds on what I know already, and ends in a certificate employers accept.',
        C: 'A subject that I have been curious about for a while, to find out whether it suits me.',
        D: 'Something without a fixed schedule for the moment, as I learn most by doing the work.',
      },
    },
    {
      text: 'Someone ten years ahead of you in your field offers you half an hour of their time. What do you do with it?',
      options: {
        A: 'Bring three questions about choices they made, act on an answer, and let them know.',
        B: 'Ask them to look at my plan or my resume, and tell me where they would strengthen it.',
        C: 'Ask how they got to where they are, and see what I can take from it for myself.',
        D: 'Enjoy getting to know them, and leave it open what may come out of it later on.',
      },
    },
    {
      text: 'You have two offers: one pays more now, the other teaches you more. How do you decide?',
      options: {
        A: 'Work out where each one leaves me in five years, and what my household needs until then.',
        B: 'Talk with people who hold jobs like these, and weigh up the learning against the pay.',
        C: 'Go with the one whose daily work I would enjoy more, since that is what keeps me going.',
        D: 'Take the higher pay while it is on the table, and learn what I need to along the way.',
      },
    },
    {
      text: 'How do you know whether you are on the right path in your working life?',
      options: {
        A: 'I wrote down where I want to be, and I compare it with where I am a few times a year.',
        B: 'I set a goal or two for the year, and ask for feedback on how I am doing with them.',
        C: 'I take stock when something changes, such as a new boss, a move or an offer elsewhere.',
        D: 'I go by how the work feels, and so far the next step has mostly turned up by itself.',
      },
    },
  ],
};
