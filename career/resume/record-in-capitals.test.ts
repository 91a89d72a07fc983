import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { VeteranRecord } from '#career/service.ts';
import { writeResume } from './write-resume.ts';

describe('a record in capitals', () => {
  const record: VeteranRecord = {
    ...EMPTY_RECORD,
    ...{
      branch: 'Navy',
      rank: 'IT1',
      occupation: 'Information Systems Technician',
      yearsServed: '11-15 years',
    },
    achievements:
      'LED 12 SAILORS IN THE PATCHING OF 412 WORKSTATIONS.\nREBUILT THE MAIL SERVERS AFTER A RAID FAILURE.\nMANAGED A $2.3M INVENTORY OF 1,140 ITEMS.',
    skills: 'CISCO IOS, VMWARE VSPHERE, ACTIVE DIRECTORY, ACAS, POWERSHELL (BASIC), TS/SCI (expired 2021)',
    training: 'IT "A" SCHOOL, PENSACOLA FL 2015',
    awards: 'NAVY AND MARINE CORPS ACHIEVEMENT MEDAL (3)\nGOOD CONDUCT MEDAL (2)',
  };
  const { content, militaryToJobAlignment, report } = writeResume({
    ...{ record, target: { jobTitle: 'Network Support Specialist', skills: [] }, tailoringLevel: 'balanced' },
  });

  it('keeps its figures, and writes names as names', () => {
    expect(content.militaryAchievements).toContain('Managed a $2.3M inventory of 1,140 items');
    expect(content.awards).toEqual(['Navy and Marine Corps Achievement Medal (3)', 'Good Conduct Medal (2)']);
    expect(content.militaryEducation).toBe('IT "A" School, Pensacola FL (2015)');
  });

  it('keeps every skill, and no clearance that has expired', () => {
    expect(content.skills).toEqual([
      'Cisco IOS',
      'VMware vSphere',
      'Active Directory',
      'ACAS',
      'PowerShell (basic)',
    ]);
  });

  it('asks for no name in capitals as for an acronym, and not for what the lines say', () => {
    const asked = report.questions.map(({ question }) => question).join('\n');
    expect(asked).not.toMatch(/CISCO|VMWARE|VSPHERE|Whom did you lead/);
    expect(militaryToJobAlignment.map(({ military }) => military)).not.toContain('RAID');
  });
});

describe('a record in small letters', () => {
  const { content, report } = writeResume({
    record: {
      ...EMPTY_RECORD,
      ...{ branch: 'Army', rank: 'Sgt', occupation: '68w', startDate: '2018', endDate: '2023' },
      responsibilities: 'combat medic in a line plt. acountable for $120k of med supplys',
      awards: 'arcom, 2x AAM, combat medical badge',
      certifications: 'nremt (lapsed)\nBLS',
      codeTitle: 'Health Care Specialist',
    },
    ...{ target: { jobTitle: 'Medical Assistant', skills: [] }, tailoringLevel: 'balanced' },
  });

  it('gives names and acronyms of its lists their capitals', () => {
    expect(content.awards).toEqual([
      'Army Commendation Medal',
      'Army Achievement Medal (2)',
      'Combat Medical Badge',
    ]);
    expect(content.certifications).toEqual(['NREMT (expired)', 'BLS']);
  });

  it('calls the job by its title, without the code', () => {
    expect(content.experience[0]?.title).toBe('Health Care Specialist');
    expect(content.summary).not.toMatch(/68w/i);
  });

  it('keeps what the veteran answered for, and asks for no years that the dates say', () => {
    expect(content.militaryAchievements).toContain('Responsible for $120K of medical supplies');
    expect(report.removed).toEqual([]);
    expect(report.questions.map(({ field }) => field)).not.toContain('yearsServed');
  });
});
