import { describe, expect, it } from 'vitest';
import { emptyResumeContent } from './document.ts';
import { resumeFileName } from './file-name.ts';
import { resumeAsPlainText } from './plain-text.ts';
import { shownResume } from './shown-resume.ts';

const contact = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.org',
  phone: '',
  city: 'Waco',
  state: 'TX',
};

describe('a resume as plain text', () => {
  it('has one column with the headings tracking systems look for', () => {
    const content = {
      ...emptyResumeContent('Driver'),
      summary: 'Army veteran.',
      skills: ['Driving', 'Maps'],
      militaryAchievements: ['Drove 20,000 miles safely', ' '],
      certifications: ['CDL'],
    };
    expect(resumeAsPlainText(shownResume(content), { contact, links: [], service: [] })).toBe(
      'Ana Ruiz\nWaco, TX | ana@example.org\n\nSUMMARY\nArmy veteran.\n\nSKILLS\nDriving, Maps\n\nEXPERIENCE\n- Drove 20,000 miles safely\n\nCERTIFICATIONS\n- CDL\n',
    );
  });

  it('shows nothing where there is nothing', () => {
    expect(resumeAsPlainText(shownResume(emptyResumeContent()), { contact, links: [], service: [] })).toBe(
      'Ana Ruiz\nWaco, TX | ana@example.org\n',
    );
  });
});

describe('the name of a download', () => {
  it.each([
    ['Ana', 'Ruiz', 'Ana_Ruiz_Resume_2026-03-14.txt'],
    ['Mary Ann', "O'Neil", 'Mary_Ann_O_Neil_Resume_2026-03-14.txt'],
    ['../..', 'etc/passwd', 'etc_passwd_Resume_2026-03-14.txt'],
    ['José', 'Muñoz', 'José_Muñoz_Resume_2026-03-14.txt'],
    ['', '', 'Resume_2026-03-14.txt'],
  ])('%s %s -> %s', (first, last, expected) => {
    expect(resumeFileName(first, last, '2026-03-14', 'txt')).toBe(expected);
  });
});
