import type { EvaluationVeteran } from '../evaluation-case.ts';

export const ARMY_VETERANS: readonly EvaluationVeteran[] = [
  {
    id: 'army-25b-help-desk',
    aimsAt: 'network-administrator',
    record: {
      branch: 'Army',
      rank: 'SSG',
      occupation: '25B Information Technology Specialist',
      yearsServed: '7-10 years',
      startDate: '06/2012',
      endDate: '08/2020',
      responsibilities:
        'I was responsible for the battalion network of 450 users across 3 sites. Ran the S6 help desk, closed about 40 tickets a week in Remedy. Built and imaged laptops, managed user accounts in Active Directory, patched servers every month after ACAS scans. Set up SIPR and NIPR drops and VTC for the TOC in the field. Configured Cisco switches and VLANs.',
      achievements:
        'Led migration of 300 computers to Windows 10 in 4 weeks, finishing 10 days early; cut help desk backlog by 35%\nPassed the CCRI inspection with 0 critical findings\nReceived ARCOM for OEF deployment',
      leadership:
        'Section NCOIC for 6 Soldiers. Wrote NCOERs and monthly counselings. Trained 12 new Soldiers on the ticketing system.',
      skills:
        'Windows Server 2016, Active Directory, Cisco routers and switches, VMware, troubleshooting, Secret clearance',
      training: 'AIT, Fort Gordon, 2012\nBLC 2015\nALC 2018',
      awards: 'ARCOM, AAM x3, AGCM x2',
      equipment: 'Cisco 3850, Dell servers, TACLANE, JNN, VSAT',
      education: 'A.S. in Information Technology, Central Texas College, 2019',
      certifications: 'CompTIA Security+ (2017), CCNA (2019)',
    },
  },
  {
    id: 'army-88m-driver',
    aimsAt: 'truck-driver',
    record: {
      branch: 'Army',
      rank: 'SPC',
      occupation: '88M',
      yearsServed: '4-6 years',
      responsibilities:
        'drove M915 and HEMTT all over Kuwait and Iraq. did PMCS every morning before we rolled. Loaded and secured 20 ft milvans and HAZMAT. kept my log book and dispatch straight. drove over 60,000 miles, no accidents',
      achievements: '60,000 accident free miles\nDriver badge\nSoldier of the Month in Feb 2016',
      leadership: 'I was TC on convoys and trained 8 new drivers',
      skills: 'tractor trailer, backing, load securement, forklift, night driving with NVGs',
      training: 'AIT at Fort Leonard Wood. HAZMAT course. Combat Lifesaver',
      education: 'High school diploma, Macon GA',
      certifications: 'CDL Class A with hazmat endorsement; forklift license',
    },
  },
  {
    id: 'army-92y-supply',
    aimsAt: 'inventory-manager',
    record: {
      branch: 'Army',
      rank: 'E-6',
      occupation: 'Unit Supply Sergeant (92Y)',
      yearsServed: '11-15 years',
      responsibilities:
        'Managed the property book of an infantry company: 1,200 line items worth $18.6 million on hand receipt and sub-hand receipt. Ordered parts and supplies in GCSS-Army. Ran monthly sensitive items and 10% cyclic inventories. Handled turn-ins to DRMO and FLIPLs. Managed the arms room keys and GPC purchases up to $10,000 a month.',
      achievements:
        '100% accountability through 4 changes of command\nIdentified $430,000 of excess equipment and turned it in\nBest supply room in the brigade, CSDP inspection 2018 with 98%',
      leadership: 'Supervised 4 supply clerks and 2 armorers; two of them promoted to SGT.',
      skills: 'inventory control, Excel, property accountability, audits, GCSS-Army, purchasing',
      training: 'SLC; Unit Armorer Course; GPC training',
      awards: 'MSM, ARCOM (3), AAM (4)',
      education: "Bachelor's degree in Business Administration, Columbia Southern University, 2021",
      certifications: 'Lean Six Sigma Green Belt, 2020',
    },
  },
  {
    id: 'army-11b-infantry',
    aimsAt: 'security-supervisor',
    record: {
      branch: 'Army',
      rank: 'SSG',
      occupation: '11B Infantryman',
      yearsServed: '7-10 years',
      responsibilities:
        'Squad leader in a rifle platoon. Responsible for the health, welfare, training and discipline of 9 Soldiers and $850,000 of equipment. Planned and led over 150 patrols in Afghanistan. Ran the ECP of FOB Fenty for 4 months: searched vehicles and people, checked badges, wrote incident reports. Conducted weekly weapons training and ranges as range safety officer.',
      achievements:
        'Zero losses of sensitive items in 12 months of combat operations\nSquad placed 1st of 27 in the brigade squad competition\nMentored 3 Soldiers to NCO rank',
      leadership: 'Led 9 directly; acted as platoon sergeant of 38 for 3 months.',
      skills: 'leadership, patrolling, de-escalation, report writing, radio communication, first aid',
      training: 'ALC, Air Assault School, Combatives level 2, CLS',
      awards: 'CIB, EIB, ARCOM with V, AAM',
      education: 'Some college, American Military University',
    },
  },
  {
    id: 'army-68w-medic',
    aimsAt: 'emergency-technician',
    record: {
      branch: 'Army',
      rank: 'SGT',
      occupation: '68W Combat Medic Specialist',
      yearsServed: '4-6 years',
      responsibilities:
        'Line medic for an infantry platoon of 40. Ran sick call at the battalion aid station, 25 patients a day. Took vital signs, started IVs, gave immunizations, charted in AHLTA. Treated trauma casualties and called in 9-line medevacs. Kept class VIII stocked and taught CLS classes.',
      achievements:
        'Treated 14 casualties in one MASCAL, all survived. Certified 120 Soldiers in CLS. Immunized 600 Soldiers in 2 days before deployment.',
      skills: 'patient care, trauma care, triage, phlebotomy, medical records',
      training: 'AIT Fort Sam Houston 2014; TCCC; BLC',
      awards: 'CMB, ARCOM, EFMB',
      education: 'High school diploma',
      certifications: 'NREMT EMT-B, current; BLS; ACLS',
    },
  },
  {
    id: 'army-officer-logistics',
    aimsAt: 'operations-manager',
    record: {
      branch: 'Army',
      rank: 'CPT',
      occupation: '90A Logistics Officer',
      yearsServed: '7-10 years',
      responsibilities:
        'As company commander of a forward support company I led 142 Soldiers and was accountable for $42 million of equipment. Planned and resourced fuel, ammunition, food and maintenance for a battalion of 800. Managed an annual budget of $1.9 million. As battalion S4 coordinated the movement of 320 vehicles and containers by rail and sea to Poland. Wrote OPORDs and briefed the brigade commander weekly.',
      achievements:
        'Raised the OR rate from 78% to 93% within 9 months\nMoved 320 pieces over 4,500 miles without loss\nCut overtime of the maintenance shop by 20% by re-organizing shifts',
      leadership: 'Developed 5 lieutenants and 18 NCOs; retention of 88%.',
      skills: 'operations management, planning, budgeting, supply chain, briefings, Excel, PowerPoint',
      training: 'BOLC, Captains Career Course, Lean Six Sigma Green Belt course',
      awards: 'BSM, MSM, ARCOM (2)',
      education:
        "B.S. in Supply Chain Management, Penn State, 2012; Master's in Logistics, Florida Tech, 2019",
      certifications: 'PMP, 2020',
    },
  },
  {
    id: 'army-91b-mechanic',
    aimsAt: 'diesel-mechanic',
    record: {
      branch: 'Army',
      rank: 'Sergeant',
      occupation: 'Wheeled Vehicle Mechanic',
      yearsServed: '4-6 years',
      responsibilities:
        '- Diagnose and repair HMMWVs, LMTVs and generators\n- replaced engines, transmissions, brakes and hydraulics\n- used technical manuals and MSD test equipment\n- ordered parts in SAMS-E / GCSS\n- recovery operator on the M984 wrecker',
      achievements:
        'kept 64 vehicles at 95% FMC during NTC\nrebuilt 3 deadlined LMTVs with parts on hand and saved $60k',
      leadership: 'Shop foreman for 7 mechanics, QC inspections',
      skills: 'diesel engines, electrical systems, air brakes, welding, reading schematics',
      training: 'AIT Fort Lee; Wheeled Vehicle Recovery H8; ALC',
      education: 'GED',
      certifications: 'ASE T4 brakes',
    },
  },
  {
    id: 'army-42a-hr',
    aimsAt: 'hr-specialist',
    record: {
      branch: 'Army',
      component: 'Guard',
      rank: 'SFC',
      occupation: '42A Human Resources Specialist',
      yearsServed: '16-20+ years',
      responsibilities:
        'S1 NCOIC of a battalion of 620. In charge of pay, leave, awards, evaluations and promotions. Processed 1,100 personnel actions a year in eMILPO and IPPS-A. Advised the commander on promotions and strength. In-processed 90 new members a year. Kept OMPF records and ran the SRP for two deployments.',
      achievements:
        'Cut late evaluations from 22% to 3% in one year. Corrected $87,000 of pay problems. Selected to run the state IPPS-A conversion team.',
      leadership:
        'Supervised 8 HR specialists. SHARP representative and retention NCO, 112% of reenlistment goal.',
      skills: 'HR administration, payroll, employee relations, MS Office, customer service, confidentiality',
      training: 'SLC, EO leaders course, Postal course',
      education: "Bachelor's in Human Resources Management, 2016",
      certifications: 'SHRM-CP',
      priorExperience:
        'Worked as an office manager at a dental practice for 5 years. Handled scheduling, billing and payroll for 12 employees.',
    },
  },
  {
    id: 'army-35f-intel',
    aimsAt: 'intelligence-analyst',
    record: {
      branch: 'Army',
      rank: 'SGT',
      occupation: '35F Intelligence Analyst',
      yearsServed: '4-6 years',
      responsibilities:
        'All-source analyst in a brigade S2. Wrote daily INTSUMs and threat assessments, briefed the commander, answered RFIs. Used DCGS-A, Palantir and ArcGIS to build maps and link charts. Fused HUMINT, SIGINT and imagery. Maintained the SIGACT database of 9,000 entries.',
      achievements:
        'Predicted 11 of 13 attacks in sector over 6 months. Report was used by CENTCOM. Top 10% of ALC class.',
      skills: 'research, data analysis, report writing, briefing, ArcGIS, Excel, TS/SCI clearance',
      training: 'AIT Fort Huachuca 2015, DCGS-A operator course',
      education: "Bachelor's degree in International Relations, University of Arizona, 2020",
      certifications: 'CompTIA Security+',
    },
  },
  {
    id: 'army-12n-equipment',
    aimsAt: 'equipment-operator',
    record: {
      branch: 'Army',
      component: 'Reserve',
      rank: 'SPC',
      occupation: '12N Horizontal Construction Engineer',
      yearsServed: '4-6 years',
      responsibilities:
        'Operated D7 dozers, graders, scrapers and HYEX excavators. Built roads, berms and helipads. Checked grade with laser levels. Performed PMCS and serviced equipment. Hauled equipment on the M870 trailer.',
      achievements:
        'Built 14 miles of road in Romania in 5 weeks with a crew of 12. No safety incidents in 2,300 operating hours.',
      skills: 'heavy equipment, grading, blueprint reading, surveying basics, safety',
      training: 'AIT Fort Leonard Wood 2016; OSHA 10',
      postMilitaryExperience:
        'Laborer for a paving company since 2021. Run the roller and skid steer. Set up traffic control.',
      certifications: 'OSHA 10; CDL Class B',
      education: 'High school diploma',
    },
  },
];
