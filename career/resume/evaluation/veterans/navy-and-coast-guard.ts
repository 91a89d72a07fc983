import type { EvaluationVeteran } from '../evaluation-case.ts';

export const NAVY_AND_COAST_GUARD_VETERANS: readonly EvaluationVeteran[] = [
  {
    id: 'navy-em-electrician',
    aimsAt: 'industrial-electrician',
    record: {
      branch: 'Navy',
      rank: 'EM1',
      occupation: "Electrician's Mate",
      yearsServed: '7-10 years',
      startDate: 'Jan 2010',
      endDate: 'Feb 2019',
      responsibilities:
        'Maintained and repaired generators, switchboards, motors and lighting on a DDG. Stood EOOW and electrical watch underway. Planned maintenance through 3-M and SKED, tag-outs for 40 jobs a month. Troubleshot with multimeter and schematics. Responsible for electrical safety program on board and for PPE.',
      achievements:
        'Overhauled 3 SSGTG generators 9 days ahead of schedule\nWrote 22 CASREPs and cleared all of them before deployment\nPassed INSURV with a score of 94%',
      leadership: 'LPO of a division of 14. Qualified 11 sailors in PQS. Wrote evals.',
      skills:
        'electrical systems, troubleshooting, motor controllers, lockout tagout, blueprints, PLC basics',
      training: 'A-school Great Lakes; Gas Turbine Electrical C-school; Work Center Supervisor course',
      awards: 'NAM (2), ESWS',
      education: 'High school diploma; 30 credits toward an associate degree',
      certifications: 'Journeyman electrician (USMAP) 2018',
    },
  },
  {
    id: 'navy-hm-corpsman',
    aimsAt: 'medical-assistant',
    record: {
      branch: 'Navy',
      rank: 'HM2',
      occupation: 'HM Hospital Corpsman',
      yearsServed: '4-6 years',
      responsibilities:
        'Worked in the family medicine clinic at NMC San Diego. Checked in 30 patients per shift, took vitals, drew blood, gave shots, assisted with minor procedures. Documented in MHS GENESIS. Managed the clinic medical supply and the crash cart. Scheduled referrals.',
      achievements:
        'Reduced patient wait time by 15 minutes by changing check-in. Ran the flu vaccine drive: 2,400 shots in 3 weeks. Junior Sailor of the Quarter.',
      leadership: 'Supervised 5 corpsmen, CPR instructor for 85 staff.',
      skills: 'patient care, phlebotomy, EHR, HIPAA, customer service, Spanish',
      training: 'Hospital Corps A-school 2016',
      certifications: 'EMT-B, BLS instructor, Certified Nursing Assistant',
      education: 'Associate degree in Health Science, San Diego Mesa College 2021',
    },
  },
  {
    id: 'navy-ls-logistics',
    aimsAt: 'warehouse-supervisor',
    record: {
      branch: 'Navy',
      rank: 'LS1 (SW)',
      occupation: 'Logistics Specialist',
      yearsServed: '11-15 years',
      responsibilities:
        'Storeroom supervisor on an LHD. 18,000 line items worth $26M in R-SUPPLY. Received, stowed, issued and shipped repair parts. Ran UNREP working parties of 60 people. Did bulkhead-to-bulkhead inventory with 99.2% validity. Managed HAZMAT minimization center and hazardous waste turn-in. Forklift and pallet jack operator and trainer.',
      achievements:
        '99.2% inventory validity, best of 7 ships\nReduced excess stock by $1.1M\nShipped 3,400 parts with 0 losses',
      leadership: 'Led 16 sailors in two shifts; safety petty officer',
      skills: 'inventory management, warehouse operations, forklift, Excel, training, safety',
      awards: 'NCM, NAM x3',
      certifications: 'Forklift operator, HAZMAT technician',
      education: 'Associate of Arts, Tidewater Community College',
    },
  },
  {
    id: 'navy-nuke-mm',
    aimsAt: 'plant-operator',
    record: {
      branch: 'Navy',
      rank: 'MMN1',
      occupation: "Machinist's Mate Nuclear",
      yearsServed: '7-10 years',
      responsibilities:
        'Operated and maintained the propulsion plant of an SSN. Stood Engineering Watch Supervisor. Controlled chemistry of steam plant as ELT. Performed maintenance on pumps, valves, turbines and hydraulics. Followed written procedures word for word and logged readings every hour. Radiological controls and safety training for the crew.',
      achievements:
        'Led 6-man team replacing a main seawater pump, 4 days early, saved $210,000. Qualified 9 operators. ORSE average for the division was Excellent.',
      skills:
        'plant operations, preventive maintenance, water chemistry, instrumentation, procedures, troubleshooting',
      training: 'NNPTC Charleston 2011; Prototype; ELT school',
      education: 'B.S. Nuclear Engineering Technology, Thomas Edison State University, 2020',
      awards: 'NAM, Good Conduct Medal (2)',
    },
  },
  {
    id: 'navy-it-cyber',
    aimsAt: 'cybersecurity-analyst',
    record: {
      branch: 'Navy',
      rank: 'IT1',
      occupation: 'IT Information Systems Technician',
      yearsServed: '7-10 years',
      responsibilities:
        'ISSM for the ship with 5 networks and 900 users. Ran ACAS and HBSS, tracked IAVA compliance, wrote POA&Ms for RMF. Investigated security incidents and spillages. Administered Windows and Linux servers in CANES. Managed COMSEC account with 0 discrepancies in 3 audits.',
      achievements:
        'Raised IAVA compliance from 71% to 98% in 5 months. Got ATO renewed for 3 years. Detected an unauthorized device within 20 minutes.',
      leadership: 'LPO for 22 ITs; trained 14 to Security+.',
      skills: 'vulnerability scanning, Splunk, Linux, Windows Server, incident response, TS clearance',
      training: 'IT A-school, SYSAD C-school, JCAC',
      certifications: 'Security+, CySA+, CEH',
      education: 'B.S. Cybersecurity, UMGC, 2022',
    },
  },
  {
    id: 'navy-cs-cook',
    aimsAt: 'kitchen-manager',
    record: {
      branch: 'Navy',
      rank: 'CS2',
      occupation: 'Culinary Specialist',
      yearsServed: '4-6 years',
      responsibilities:
        'Cooked 3 meals a day for a crew of 320 in the galley. Planned menus and ordered provisions. Broke out stores, kept FIFO. Watch captain for 8 cooks. Cleaned and inspected mess decks and reefers, recorded temperatures. Served in the wardroom.',
      achievements:
        'Ney Award finalist ship 2017. Lowered food cost by 8%. Passed 6 sanitation inspections over 95%.',
      skills: 'cooking, menu planning, food safety, inventory, teamwork',
      certifications: 'ServSafe Manager 2018',
      education: 'high school diploma',
    },
  },
  {
    id: 'uscg-bm-boat',
    aimsAt: 'vessel-captain',
    record: {
      branch: 'Coast Guard',
      rank: 'BM1',
      occupation: 'Boatswains Mate',
      yearsServed: '11-15 years',
      responsibilities:
        'Coxswain and boarding officer at a small boat station. Ran the RB-S and 45 ft RB-M on SAR and law enforcement. Supervised deck maintenance, line handling and anchoring. Planned patrols and crew schedules. Inspected 200 recreational vessels a year. Serviced ATON buoys on a previous cutter.',
      achievements:
        'Responded to 140 SAR cases, saved 31 lives. Ran 1,900 underway hours without a mishap. Station received the Kimball award for readiness.',
      leadership: 'Supervised 12 crew; qualified 6 coxswains.',
      skills: 'boat operations, navigation, search and rescue, law enforcement, crew training, radio',
      training: 'Coxswain C-school Yorktown; Boarding Officer course Charleston',
      certifications: 'USCG 100 ton Master license, TWIC',
      awards: 'Coast Guard Commendation Medal',
      education: 'High school diploma',
    },
  },
  {
    id: 'uscg-mst-safety',
    aimsAt: 'safety-specialist',
    record: {
      branch: 'Coast Guard',
      rank: 'MST2',
      occupation: 'Marine Science Technician',
      yearsServed: '4-6 years',
      responsibilities:
        'Inspected waterfront facilities and container shipments for HAZMAT rules. Responded to oil spills and chemical releases, took samples, ran the contractors cleanup, wrote the reports. Kept case files in MISLE. Taught HAZCOM and hazwoper refreshers.',
      achievements:
        '160 facility inspections, 45 deficiencies corrected. On-scene for a 12,000 gallon spill, directed 3 contractors. Wrote unit SOP for confined space entry.',
      skills: 'hazardous materials, inspections, environmental regulations, report writing, ICS, PPE',
      certifications: 'HAZWOPER 40, OSHA 30, ICS 300',
      education: "Bachelor's degree in Environmental Science, Univ of Rhode Island 2014",
    },
  },
];
