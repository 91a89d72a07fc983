/** The parts of a resume as the screens call them. */
export const SECTION_NAMES: Readonly<Record<string, string>> = {
  summary: 'Summary',
  skills: 'Skills',
  militaryAchievements: 'Military achievements',
  experience: 'Experience',
  militaryEducation: 'Military education',
  civilianEducation: 'Civilian education',
  certifications: 'Certifications',
  awards: 'Awards',
  languages: 'Languages',
  volunteering: 'Volunteering',
  projects: 'Projects',
  clearance: 'Clearance',
};
