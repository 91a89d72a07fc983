import type { EvaluationVeteran } from '../evaluation-case.ts';

/** Long retired, thin, wordy, or back in civilian work already. */
export const MIXED_VETERANS: readonly EvaluationVeteran[] = [
  {
    id: 'retired-first-sergeant',
    aimsAt: 'training-manager',
    record: {
      branch: 'Army',
      rank: '1SG (Ret)',
      occupation: 'First Sergeant / Drill Sergeant',
      yearsServed: '16-20+ years',
      startDate: '1986',
      endDate: '2008',
      responsibilities:
        'First sergeant of a training company, 240 trainees and 14 drill sergeants per cycle. Planned 10-week training schedules, ranges and classes. Counseled soldiers and families. Managed barracks, DFAC accounts and safety.',
      achievements:
        'Graduated 2,100 trainees with 93% first time pass. Reduced injuries by 18%. Built the instructor certification program still used.',
      leadership: 'Led up to 254 people. Mentored 40 NCOs.',
      skills:
        'training and development, curriculum, public speaking, counseling, scheduling, conflict resolution',
      awards: 'Legion of Merit, MSM (3)',
      education: 'B.S. Liberal Studies, Excelsior',
      postMilitaryExperience:
        'Taught JROTC for 8 years at a public high school. Coached the drill team to 2 state titles.',
    },
  },
  {
    id: 'duties-only',
    aimsAt: 'facilities-manager',
    record: {
      responsibilities:
        'Ran the boiler plant, chillers and generators on base housing. Scheduled preventive maintenance and work orders for 60 buildings. Supervised plumbers, electricians and HVAC techs. Bought parts and checked contractors.',
      skills: 'HVAC, boilers, plumbing, work orders, safety inspections',
      certifications: 'EPA 608 Universal',
    },
  },
  {
    id: 'special-forces',
    aimsAt: 'emergency-manager',
    record: {
      branch: 'Army',
      rank: 'MSG',
      occupation: '18Z Special Forces Senior Sergeant',
      yearsServed: '16-20+ years',
      responsibilities:
        'Team sergeant of an ODA. Planned and led FID and direct action missions in 5 countries. Advised host nation forces of 400. Ran the TOC of an AOB, coordinated air, medevac and QRF. Worked with embassy and NGOs on disaster relief after an earthquake. Wrote CONOPs and risk assessments.',
      achievements:
        'Trained and fielded 2 partner battalions. Evacuated 320 civilians in 36 hours. Managed $1.2M in CERP projects with clean audits.',
      leadership: 'Senior NCO for 11 specialists; rear D OIC for 90.',
      skills:
        'crisis management, planning, interagency coordination, Arabic, training, risk management, TS/SCI clearance',
      training: 'SFQC, SERE, Ranger School, Sergeants Major Academy',
      awards: 'BSM (3), Purple Heart, CIB',
      education: "Bachelor's in Strategic Studies, Norwich",
      certifications: 'FEMA ICS 100, 200, 700, 800',
    },
  },
  {
    id: 'public-affairs',
    aimsAt: 'communications-specialist',
    record: {
      branch: 'Navy',
      rank: 'MC2',
      occupation: 'Mass Communication Specialist',
      yearsServed: '4-6 years',
      responsibilities:
        "Wrote stories, shot photos and video, ran the ship's Facebook and Instagram. Answered media queries with the PAO, planned 9 community events and port visits. Laid out a weekly newsletter in InDesign.",
      achievements:
        'Grew the page from 8,000 to 31,000 followers in 14 months. 3 stories picked up by national news. Best news photo, Navy Media Awards 2019.',
      skills: 'writing, photography, video production, social media, Adobe Creative Suite, media relations',
      training: 'DINFOS',
      education: 'B.A. Journalism, Temple University 2014',
    },
  },
  {
    id: 'finance-clerk',
    aimsAt: 'accounting-clerk',
    record: {
      branch: 'Army',
      rank: 'SGT',
      occupation: '36B Financial Management Technician',
      yearsServed: '4-6 years',
      responsibilities:
        'Processed travel vouchers and pay for 3,000 Soldiers. Reconciled accounts in GFEBS, cleared unmatched transactions. Disbursing agent carried $500,000 in cash downrange. Prepared monthly reports for the comptroller. Customer service at the finance office.',
      achievements:
        'Error rate under 1% on 9,400 vouchers. Recovered $212,000 of overpayments. Passed audit with 0 findings.',
      skills: 'accounting, payroll, Excel, reconciliation, data entry, customer service',
      education: 'Associate in Accounting, Fayetteville Tech',
      certifications: 'QuickBooks certified user',
    },
  },
];
