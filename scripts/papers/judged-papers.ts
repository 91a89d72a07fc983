import { readPaper } from '#career/papers/read-paper.ts';
import { judgeForm } from '#evaluation/papers/judge-form.ts';
import { type JudgedField, judgeResume } from '#evaluation/papers/judge-resume.ts';
import { PAPER_MEMBERS } from '#evaluation/papers/paper-members.ts';
import { PAPER_PEOPLE } from '#evaluation/papers/paper-people.ts';
import { readFileText } from '#server/platform/documents/reading/read-file.ts';
import { factsDir, loadMatching } from '#server/platform/facts.ts';
import { formOf } from './form-shapes.ts';
import { FORM_TEXTS } from './form-texts.ts';
import { RESUME_SHAPES } from './resume-shapes.ts';

/** A paper that was made and read, and how its fields came out. */
export interface JudgedPaper {
  readonly shape: string;
  readonly id: string;
  readonly kindRight: boolean;
  readonly fields: readonly JudgedField[];
  /** All that a person gets to see of it. */
  readonly shown: string;
}

/** Shapes that a file is one of: of LinkedIn's, three skills are in it, and a telephone number in every other. */
const LINKEDIN = 'LinkedIn export';

/** Makes the papers of a set in every shape and reads them as an upload is read. */
export async function judgedPapers(set: 'tune' | 'final'): Promise<JudgedPaper[]> {
  const { facts } = loadMatching(factsDir('data'));
  const papers: JudgedPaper[] = [];
  for (const [shape, make] of Object.entries(RESUME_SHAPES)) {
    for (const [style, person] of PAPER_PEOPLE.filter((each) => each.set === set).entries()) {
      const text = await readFileText(await make(person, style));
      const paper = readPaper(text, null, facts);
      const { kind, entries } = paper;
      const isLinkedIn = shape === LINKEDIN;
      papers.push({
        shape,
        id: person.id,
        kindRight: kind === 'resume',
        shown: JSON.stringify(paper),
        fields: judgeResume(
          entries,
          person,
          !isLinkedIn || style % 2 === 0,
          isLinkedIn ? person.skills.slice(0, 3) : person.skills,
        ),
      });
    }
  }
  for (const kind of Object.keys(FORM_TEXTS) as (keyof typeof FORM_TEXTS)[]) {
    for (const [style, member] of PAPER_MEMBERS.filter((each) => each.set === set).entries()) {
      const text = await readFileText(await formOf(kind, member, style));
      const paper = readPaper(text, null, facts);
      papers.push({
        shape: kind,
        id: member.id,
        kindRight: paper.kind === kind,
        shown: JSON.stringify(paper),
        fields: judgeForm(kind, paper.entries, paper.period, member),
      });
    }
  }
  return papers;
}
