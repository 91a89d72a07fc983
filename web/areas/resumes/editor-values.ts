import {
  type ResumeContent,
  type ResumeContentEdit,
  skillsFromText,
  skillsText,
} from '#career/resume/document.ts';

/** The six fields of the editor, as they are typed. */
export interface EditorValues {
  readonly summary: string;
  readonly militaryAchievements: string;
  readonly militaryEducation: string;
  readonly civilianEducation: string;
  readonly certifications: string;
  readonly skills: string;
}

/** The fields in the order of the editor, by the names it gives them. */
export const EDITOR_FIELDS = [
  { key: 'summary', label: 'Summary' },
  { key: 'militaryAchievements', label: 'Military achievements' },
  { key: 'militaryEducation', label: 'Military education' },
  { key: 'civilianEducation', label: 'Civilian education' },
  { key: 'certifications', label: 'Certifications' },
  { key: 'skills', label: 'Skills' },
] as const satisfies readonly { readonly key: keyof EditorValues; readonly label: string }[];

/** What is typed, and the revision of the resume it was typed on: a draft of an earlier visit keeps both. */
export interface TypedValues extends EditorValues {
  readonly revision: number;
}

/** A resume as the editor shows it: lists one entry a line, skills separated by commas (specification part 2, section 5). */
export function editorValues(content: ResumeContent): EditorValues {
  return {
    summary: content.summary,
    militaryAchievements: content.militaryAchievements.join('\n'),
    militaryEducation: content.militaryEducation,
    civilianEducation: content.civilianEducation,
    certifications: content.certifications.join('\n'),
    skills: skillsText(content.skills),
  };
}

/** The edit to send for what was typed. Empty lines say nothing and are left out. */
export function contentEdit(values: EditorValues): ResumeContentEdit {
  return {
    summary: values.summary.trim(),
    militaryAchievements: linesOf(values.militaryAchievements),
    militaryEducation: values.militaryEducation.trim(),
    civilianEducation: values.civilianEducation.trim(),
    certifications: linesOf(values.certifications),
    skills: skillsFromText(values.skills),
  };
}

/** Whether two states of the editor hold the same text. */
export function sameText(one: EditorValues, other: EditorValues): boolean {
  return EDITOR_FIELDS.every(({ key }) => one[key] === other[key]);
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
