import { expect, it } from 'vitest';
import { emptyResumeContent } from './document.ts';
import { headerOfProfile, resumeBlocks } from './layouts/resume-blocks.ts';
import { shownResume } from './shown-resume.ts';
import { withoutContact } from './without-contact.ts';

const header = headerOfProfile({
  firstName: 'Dana',
  lastName: 'Reyes',
  email: 'dana@example.org',
  phone: '555 010 4477',
  city: 'Killeen',
  state: 'TX',
  linkedIn: 'https://linkedin.com/in/dana',
  github: null,
  website: null,
  militaryBranch: 'Army',
  militaryRank: null,
  militaryOccupation: '88M, call 555-010-4477',
  yearsServed: '7-10 years',
  militaryStartDate: null,
  militaryEndDate: null,
  earlierService: [],
});

it('leaves the name and takes every way to reach the person', () => {
  const content = {
    ...emptyResumeContent('Dispatcher'),
    summary:
      'Call (555) 010-4477 or +1 555-010-4477, dana.r@example.org, 5550104477, +49 151 010 4477, www.example.org/dana.',
    links: [{ label: 'Site', url: 'https://example.org' }],
    contact: { ...header.contact, email: 'other@example.org' },
    militaryAchievements: ['Tracked 555 vehicles worth $1,200,000 from 2012 to 2020.'],
  };
  const shown = withoutContact(shownResume(content), header);
  const text = JSON.stringify(resumeBlocks(shown.content, shown.header));
  expect(text).toContain('Dana Reyes');
  expect(text).toContain('Army, 88M, call [withheld], 7–10 years');
  expect(text).toContain('Tracked 555 vehicles worth $1,200,000 from 2012 to 2020.');
  expect(text).not.toMatch(/@|4477|Killeen|example\.org|linkedin/);
});
