import type { EvaluationVeteran } from '../evaluation-case.ts';

export const MARINE_VETERANS: readonly EvaluationVeteran[] = [
  {
    id: 'usmc-0311-rifleman',
    aimsAt: 'correctional-officer',
    record: {
      branch: 'Marines',
      rank: 'Cpl',
      occupation: '0311 Rifleman',
      yearsServed: '4-6 years',
      responsibilities:
        'Fire team leader. Conducted 90+ combat patrols in Sangin. Stood post, interior guard and QRF. Handled and searched detainees by SOP. Maintained weapons, radios and NVGs. PT every day.',
      achievements: 'Meritorious promotion to Cpl. Found 5 IEDs. High shooter of the platoon.',
      leadership: 'Responsible for 3 Marines, squad leader for 2 months.',
      skills: 'discipline, physical fitness, patrolling, radio, first aid, staying calm',
      training: 'Boot camp San Diego, SOI, Corporals Course, CLS',
      awards: 'CAR, NAM, Purple Heart',
      education: 'high school diploma, Fresno',
    },
  },
  {
    id: 'usmc-3531-motor-t',
    aimsAt: 'fleet-manager',
    record: {
      branch: 'Marines',
      rank: 'GySgt',
      occupation: '3537 Motor Transport Operations Chief',
      yearsServed: '16-20+ years',
      responsibilities:
        'Motor T chief for a battalion: 118 vehicles (MTVR, JLTV, HMMWV), 74 Marines. Planned and dispatched 30 missions a week, managed licensing program, accident investigations, fuel and maintenance budget of $600,000. Coordinated with S4 and MLG for TMRs.',
      achievements:
        'Ran 2.1 million miles in OIF with 0 fatalities. Readiness from 74% to 91%. Licensed 160 drivers. Safety award 2 years in a row.',
      leadership: 'Led 74 Marines through 6 SNCOs and NCOs.',
      skills: 'fleet management, dispatch, safety, preventive maintenance, scheduling, training, budgeting',
      training: 'SNCO Academy, Semitrailer refueler course',
      awards: 'NCM (2), NAM (3)',
      certifications: 'CDL Class A',
      education: "Bachelor's in Transportation Management, AMU, 2019",
    },
  },
  {
    id: 'usmc-0621-radio',
    aimsAt: 'telecom-technician',
    record: {
      branch: 'Marines',
      rank: 'Sgt',
      occupation: '0621 Field Radio Operator',
      yearsServed: '4-6 years',
      responsibilities:
        'RTO and radio chief. Set up HF, VHF and SATCOM nets with PRC-117 and PRC-150. Troubleshot antennas and cables, ran CAT5 and fiber in the COC. Kept COMSEC and crypto fills. Climbed 90 ft masts.',
      achievements:
        'Kept 14 nets up 24/7 during a 7 month MEU. Built a retrans site in 3 hours. 100% COMSEC inventory for 2 years.',
      leadership: '8 Marines in radio section',
      skills: 'radios, satellite communications, cabling, fiber optics, troubleshooting, tower climbing',
      training: 'MCCES Twentynine Palms, Sergeants Course',
      certifications: 'CompTIA Network+; FCC GROL',
      education: 'High school diploma',
    },
  },
  {
    id: 'usmc-6048-aviation',
    aimsAt: 'quality-inspector',
    record: {
      branch: 'Marines',
      rank: 'Staff Sergeant',
      occupation: 'Flight Equipment / airframes, CDI and QAR',
      yearsServed: '7-10 years',
      responsibilities:
        'QAR and CDI on MV-22 airframes and hydraulics. Inspected work of 45 mechanics, audited tool control, FOD and hazmat programs, tracked discrepancies in NALCOMIS. Investigated failures and wrote hazard reports.',
      achievements:
        'Cut repeat discrepancies by 40%. 3 wing inspections with no off-track program. Found mis-rigged flight controls before takeoff.',
      leadership: 'Trained and certified 12 CDIs.',
      skills: 'quality assurance, inspection, audits, technical manuals, root cause, hydraulics, blueprints',
      certifications: 'Six Sigma Yellow Belt; FAA Airframe',
      education: 'Associate, Coastal Carolina CC',
    },
  },
  {
    id: 'usmc-0111-admin',
    aimsAt: 'administrative-assistant',
    record: {
      branch: 'Marines',
      rank: 'Sgt',
      occupation: '0111 Administrative Specialist',
      yearsServed: '4-6 years',
      responsibilities:
        'Worked at IPAC and battalion S1. Prepared orders, awards, FITREP routing and correspondence. Entered pay and leave in MCTFS. Arranged travel in DTS for 300 trips. Answered walk-ins, kept files, took minutes at meetings for the CO.',
      achievements:
        'Cleared a backlog of 480 travel claims in 6 weeks. Zero pay errors for 11 months. Marine of the Quarter.',
      skills: 'typing 65 wpm, Microsoft Office, Excel, filing, customer service, calendar management',
      training: 'MOS school Camp Lejeune',
      education: 'Associate of Arts 2022',
    },
  },
  {
    id: 'usmc-1371-engineer',
    aimsAt: 'construction-superintendent',
    record: {
      branch: 'Marines',
      rank: 'SSgt',
      occupation: '1371 Combat Engineer',
      yearsServed: '11-15 years',
      responsibilities:
        'Platoon sergeant of 42. Planned and supervised vertical construction, timber bunkers, HESCO and bridges. Demolition and route clearance. Managed material lists, tools and a site safety plan. Read blueprints and estimated jobs.',
      achievements:
        'Built a 600-man camp in 45 days, 5 days early. Cleared 700 miles of road. No lost-time injuries in 3 years.',
      leadership: 'Led 42 Marines and 15 local contractors.',
      skills: 'construction management, scheduling, carpentry, concrete, heavy equipment, safety, estimating',
      training: 'Engineer Operations Chief Course, Career Course',
      certifications: 'OSHA 30',
      education: 'some college',
    },
  },
  {
    id: 'usmc-recruiter',
    aimsAt: 'sales-representative',
    record: {
      branch: 'Marines',
      rank: 'GySgt',
      occupation: '8412 Career Recruiter',
      yearsServed: '11-15 years',
      responsibilities:
        'Recruiter and SNCOIC of a recruiting substation. Prospected by phone, schools and events, interviewed applicants, handled objections and closed. Managed a territory of 22 high schools, tracked leads in MCRISS. Gave 150 talks a year.',
      achievements:
        'Enlisted 87 applicants in 3 years, 118% of mission. Substation of the Year 2018. Cut DEP loss from 24% to 11%.',
      leadership: 'Coached 5 recruiters, all made mission.',
      skills: 'sales, prospecting, public speaking, CRM, negotiation, coaching, social media',
      education: "Bachelor's in Communications",
      training: 'Recruiters School, Career Recruiter Course',
    },
  },
  {
    id: 'usmc-6173-crew-chief',
    aimsAt: 'maintenance-technician',
    record: {
      branch: 'Marines',
      rank: 'Cpl',
      occupation: 'CH-53 crew chief',
      yearsServed: '4-6 years',
      responsibilities:
        'WE MAINTAINED 16 HELICOPTERS. I REPAIRED ENGINES, GEARBOXES, PUMPS AND HYDRAULIC LINES. READ SCHEMATICS. FLEW 540 HOURS AS AERIAL OBSERVER. DID DAILY AND TURNAROUND INSPECTIONS.',
      achievements: 'CHANGED A MAIN GEARBOX IN 30 HOURS. NAVAL AIR CREWMAN OF THE YEAR 2018.',
      skills: 'mechanical repair, hydraulics, electrical, preventive maintenance, hand tools, shift work',
      education: 'HIGH SCHOOL DIPLOMA',
    },
  },
];
