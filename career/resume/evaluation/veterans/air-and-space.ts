import type { EvaluationVeteran } from '../evaluation-case.ts';

export const AIR_AND_SPACE_VETERANS: readonly EvaluationVeteran[] = [
  {
    id: 'af-2a3-crew-chief',
    aimsAt: 'aircraft-mechanic',
    record: {
      branch: 'Air Force',
      rank: 'SSgt',
      occupation: '2A3X3 Tactical Aircraft Maintenance',
      yearsServed: '4-6 years',
      responsibilities:
        '- Dedicated crew chief for a $32M F-16; inspected, serviced, launched and recovered aircraft\n- Performed phase inspections, engine runs, tire and brake changes; documented in IMDS\n- Supervised 4-person flight line crew on swing shift',
      achievements:
        '- Led 5-mbr tm on phase inspection; repaired 22 discrepancies--returned a/c to fly 2 days early\n- Flew 312 sorties w/ 96% MC rate; best in sq\n- Found cracked bulkhead during BPO--prevented loss of a/c',
      leadership: '- Trained 6 Airmen on 48 core tasks; all passed 5-level upgrade',
      skills: 'aircraft maintenance, hydraulics, troubleshooting, technical orders, tool control',
      training: 'Tech school Sheppard AFB 2015, ALS 2019',
      awards: 'AFAM, AFCM',
      education: 'AAS Aviation Maintenance Technology, CCAF, 2020',
      certifications: 'FAA A&P, 2021',
    },
  },
  {
    id: 'af-3p0-security-forces',
    aimsAt: 'police-officer',
    record: {
      branch: 'Air Force',
      rank: 'SrA',
      occupation: 'Security Forces',
      yearsServed: '4-6 years',
      responsibilities:
        'Patrolled a base of 9,000 people, answered calls, wrote tickets, did traffic stops and accident reports. Worked BDOC dispatch and gate guard. Interviewed witnesses, collected evidence, testified twice. Armed response to alarms.',
      achievements:
        'Arrested 7 drunk drivers. Found $14,000 of stolen property. Airman of the Quarter, 2nd quarter 2019.',
      leadership: 'Patrol leader for a flight of 13.',
      skills: 'law enforcement, report writing, de-escalation, CPR, firearms, radio',
      training: 'Security Forces tech school, Lackland; Crisis intervention course',
      education: 'Associate degree in Criminal Justice, CCAF 2021',
    },
  },
  {
    id: 'af-3d-network',
    aimsAt: 'systems-administrator',
    record: {
      branch: 'Air Force',
      rank: 'TSgt',
      occupation: '3D0X2 Cyber Systems Operations',
      yearsServed: '11-15 years',
      responsibilities:
        'Administered 120 virtual servers on VMware for 6,500 users. Managed Active Directory, Exchange, backups and storage. Wrote PowerShell scripts for patching. NCOIC of the server section at the NOSC. Change control board member, wrote SOPs and the disaster recovery plan.',
      achievements:
        'Cut server downtime by 60%. Migrated 80 servers to VMware 6.7 over one weekend. Automated patching, saved 25 hours a week. NCO of the Year 2017.',
      leadership: 'Led 11 technicians, managed a budget of $750K.',
      skills: 'VMware, Windows Server, PowerShell, Active Directory, backups, project management, Linux',
      training: 'NCOA, Tech school Keesler',
      certifications: 'Security+, MCSA, VCP, ITIL Foundation',
      education: 'B.S. Information Technology, WGU, 2018',
    },
  },
  {
    id: 'af-2t2-port',
    aimsAt: 'logistics-coordinator',
    record: {
      branch: 'Air Force',
      rank: 'SrA',
      occupation: '2T2X1 Air Transportation',
      yearsServed: '4-6 years',
      responsibilities:
        'Aerial port at Ramstein. Built up and loaded 463L pallets, planned loads for C-17 and C-130, checked in pax, handled HAZMAT paperwork and customs. Worked with carriers and ATOC to track shipments. Drove 25K and 60K loaders and forklifts.',
      achievements:
        'Moved 11,000 tons and 24,000 passengers in 1 year. 99% on-time departures. Caught 17 HAZMAT documentation errors.',
      skills: 'load planning, shipping and receiving, hazmat, customer service, forklift, scheduling',
      education: 'CCAF in progress, transportation',
      certifications: 'HAZMAT preparer',
    },
  },
  {
    id: 'af-6c0-contracting',
    aimsAt: 'procurement-specialist',
    record: {
      branch: 'Air Force',
      rank: 'MSgt',
      occupation: '6C0X1 Contracting',
      yearsServed: '16-20+ years',
      responsibilities:
        'Contracting officer with a $5M warrant. Wrote solicitations, evaluated bids, negotiated and awarded contracts for construction, services and commodities. Administered 85 active contracts, processed invoices in WAWF, resolved disputes. Trained CORs and GPC holders.',
      achievements:
        'Awarded 310 contracts worth $64M in 3 years, no sustained protests. Negotiated savings of $2.3M. Closed 140 overdue contracts.',
      leadership: 'Led a flight of 18 military and civilian buyers.',
      skills: 'procurement, negotiation, contract administration, market research, SOW writing, Excel',
      certifications: 'DAWIA Level III in Contracting; CPCM',
      education: "Bachelor's in Business Administration; Master's in Acquisition Management",
      training: 'SNCOA, Mission Focused Contracting',
    },
  },
  {
    id: 'af-officer-program',
    aimsAt: 'program-manager',
    record: {
      branch: 'Air Force',
      rank: 'Major',
      occupation: 'Acquisition program manager',
      yearsServed: '11-15 years',
      responsibilities:
        'Program manager in the fighter PEO for a $240M radar upgrade. Led a cross-functional team of 35 engineers, contracting, test and finance people. Built schedules in MS Project, tracked cost and risk, briefed two-star general officers. Managed 3 prime contractors and award fees.',
      achievements:
        'Delivered 2 months early and $11M under budget. Recovered a test program that was 6 months late. Risk board process adopted by 4 other programs.',
      leadership: 'Supervised 7 company grade officers and 4 civilians.',
      skills:
        'program management, earned value, risk management, stakeholder communication, budgeting, contracts',
      certifications: 'PMP; DAWIA Level III Program Management',
      education: 'BS Electrical Engineering, Purdue; MBA, Ohio State',
      training: 'SOS, ACSC by correspondence',
    },
  },
  {
    id: 'af-4n-medic',
    aimsAt: 'patient-care-coordinator',
    record: {
      branch: 'Air Force',
      component: 'Reserve',
      rank: 'TSgt',
      occupation: 'Aerospace Medical Service 4N0X1',
      yearsServed: '11-15 years',
      responsibilities:
        'IDMT and clinic NCOIC. Managed care for 1,800 members: appointments, referrals, PHA and immunizations. Coordinated with specialists and TRICARE. Ran medical readiness, IMR at 97%. Medic on aeromedical evacuation flights.',
      achievements: 'Raised IMR from 84% to 97% in 8 months. Moved 62 patients from Balad without incident.',
      skills: 'patient care, case management, medical records, scheduling, teamwork under pressure',
      postMilitaryExperience:
        'Part-time ER technician at Mercy Hospital since 2020. Take vitals, EKGs, transport patients.',
      certifications: 'NREMT, BLS, ACLS',
      education: "Bachelor's in Health Care Administration 2021",
    },
  },
  {
    id: 'sf-5c-space',
    aimsAt: 'satellite-operator',
    record: {
      branch: 'Space Force',
      rank: 'Sgt',
      occupation: '5S0X1 Space Systems Operations',
      yearsServed: '4-6 years',
      responsibilities:
        'Satellite system operator in a SOPS at Schriever. Commanded GPS satellites over the AFSCN, monitored telemetry, resolved anomalies by checklist, logged events. Crew of 5 on 12-hour shifts. Evaluated new operators.',
      achievements:
        'Supported 1,400 satellite contacts with 99.8% success. Solved a clock anomaly within 40 minutes. Rewrote 12 checklists.',
      leadership: 'Crew chief for 4 Guardians; instructor for 9 students.',
      skills: 'satellite operations, telemetry, problem solving, checklists, Python, TS/SCI',
      training: 'Undergraduate Space Training, Vandenberg',
      certifications: 'Security+',
      education: 'Associate in Space Operations Technology, CCAF',
    },
  },
  {
    id: 'af-short-bare',
    aimsAt: 'customer-service',
    record: {
      branch: 'Air Force',
      occupation: '3F0X1',
      yearsServed: '1-3 years',
      responsibilities:
        'Worked the customer service desk at the MPF. Made CAC cards, updated DEERS, answered phones.',
    },
  },
];
