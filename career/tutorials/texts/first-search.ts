import type { Tutorial } from '../tutorial.ts';

export const FIRST_SEARCH: Tutorial = {
  slug: 'first-search',
  title: 'Your first search',
  plain: 'From one job title to ten postings worth reading, without drowning.',
  outcome: 'A short list of postings, the words they share, and a search that runs by itself.',
  parts: [
    {
      title: 'Search for titles, not for yourself',
      paragraphs: [
        'Job sites match words. “Veteran”, “leadership” and “military” find advertising, not work. The title of the work finds the work, and the same work goes by several titles: a maintenance supervisor in one company is a shop lead in the next.',
        'Take the first title you selected in Job Intel and collect its neighbors: open it, note what else the work is called, and search for each on its own.',
      ],
      steps: [
        'Write the title and at most three other names for it on a page.',
        'Search each with the place, in quotation marks if the site takes them, newest first.',
        'Open ten postings. Read them to the end before applying to any.',
      ],
    },
    {
      title: 'Read ten before you write one',
      paragraphs: [
        'One posting tells you what one person typed. Ten tell you what the work is. Make three columns: asked for by nearly all, asked for by some, asked for once. The first column is what your resume has to speak to. The last is noise.',
        'Copy the words exactly. “Preventive maintenance” and “PM program” may mean the same to you; a search tool will not know.',
      ],
    },
    {
      title: 'Which ones are worth your time',
      paragraphs: [
        'A list of requirements describes a wish. If you meet the ones that nearly all postings share, and are short of others, apply. If you lack the license the law asks for, do not: get the license first.',
        'Be careful with postings that name no employer, ask for money, an identity number or a bank account before an interview, or offer pay far above the others for work anybody could do. Search for the employer’s own careers page and apply there.',
      ],
    },
    {
      title: 'Let it run',
      paragraphs: [
        'Searching every evening wears people out. Save the search on two sites, let it send you new postings once a day, and keep the evening for the two or three that fit.',
      ],
      steps: [
        'Save each search under the title’s name, with the distance you would really drive.',
        'Put every application into the Application Tracker on the day you send it, with the resume you used.',
        'After ten applications without an answer, change something: the title, the resume, the place. After ten more, ask somebody who hires for that work to read your resume.',
      ],
    },
  ],
};
