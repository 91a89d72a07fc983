import type { EvaluationPosting } from '../evaluation-case.ts';

export const TRADES_SAFETY_AND_CARE_POSTINGS: readonly EvaluationPosting[] = [
  {
    id: 'diesel-mechanic',
    title: 'Diesel Technician',
    company: 'Red River Truck Center',
    description: `Shop is busy and we need a Diesel Tech, day or night shift.

Diagnose and repair medium and heavy trucks: diesel engines, transmissions, air brakes, electrical systems, hydraulics. Preventive maintenance. Road tests. Complete repair orders. Keep a clean bay.

Requirements: 2+ yrs diesel repair, own hand tools, diagnostic software, read wiring diagrams, driver's license, high school diploma or GED.
Preferred: ASE certification, CDL, welding, EPA 608`,
  },
  {
    id: 'equipment-operator',
    title: 'Heavy Equipment Operator',
    company: 'Sutter Paving',
    description: `Operate excavators, bulldozers, loaders and motor graders on road jobs. Check grade, read blueprints, daily equipment inspections and greasing, traffic control when needed.

Must have: 2 years operating heavy equipment, OSHA 10, lift 50 pounds, travel, CDL Class B. Work safely as part of a team.
Nice to have: GPS grade control, Class A CDL, surveying, first aid/CPR`,
  },
  {
    id: 'industrial-electrician',
    title: 'Industrial Maintenance Electrician',
    company: 'Great Lakes Steel Fabrication',
    description: `Join 2nd shift maintenance at our Gary plant.

Job duties include: troubleshoot motors, drives, PLCs and control systems; electrical wiring and conduit; preventive maintenance; lockout/tagout; work orders in the CMMS; read electrical schematics and blueprints.

Qualifications:
• 4+ years industrial electrical repair
• Journeyman electrician preferred
• VFD and PLC troubleshooting (Allen-Bradley a plus)
• Multimeter, oscilloscope
• High school diploma
• Safety minded, OSHA 10, able to work overtime`,
  },
  {
    id: 'aircraft-mechanic',
    title: 'Aircraft Maintenance Technician (A&P)',
    company: 'Skyline Regional Airlines',
    description: `Line maintenance, graveyard shift, DFW. Inspect, service, troubleshoot and repair regional jets. Hydraulic systems, landing gear, brakes, engines. Follow technical manuals, complete logbook documentation, tool control.

Required
FAA A&P license
2+ years aircraft maintenance (military counts)
Read technical publications and schematics
Driver's license; lift 50 pounds

Preferred
Engine run qualification, avionics, Associate's degree in Aviation, quality inspection experience`,
  },
  {
    id: 'maintenance-technician',
    title: 'Maintenance Technician',
    company: 'BrightPack Plastics',
    description: `BrightPack runs 24/7. Technician keeps machines running: mechanical repair, hydraulics and pneumatics, electrical troubleshooting, preventive maintenance, change-overs. 12-hr rotating shifts.

Need: 2 years equipment maintenance, hand tools, read schematics, gearboxes and pumps, problem solving, dependable. HS diploma/GED.
Plus: PLC, welding, CMMS, forklift certification`,
  },
  {
    id: 'plant-operator',
    title: 'Power Plant Operator',
    company: 'Cascadia Energy',
    description: `Cascadia Energy - 620 MW combined cycle - shift operator

Operate and monitor turbines, pumps, boilers and water treatment from the control room and field; take readings; follow procedures; lockout/tagout; respond to alarms; light maintenance; environmental compliance reports.

Requirements: 3+ years power plant operation (Navy nuclear a great fit!), water chemistry, instrumentation and controls, safety, shift work. High school diploma; degree preferred. DCS/SCADA preferred.`,
  },
  {
    id: 'quality-inspector',
    title: 'Quality Inspector - Aerospace',
    company: 'Delmont Precision',
    description: `Delmont Precision machines flight-critical parts.

Responsibilities:
Perform quality inspections of incoming, in-process and final parts; read blueprints and technical drawings; calibrate gauges; write nonconformance reports; root cause analysis; internal audits AS9100.

Requirements: 3 years quality assurance or inspection in aviation or manufacturing; blueprint reading; attention to detail; documentation; Excel.
Preferred: Six Sigma, A&P license, CMM programming, Associate's degree`,
  },
  {
    id: 'security-supervisor',
    title: 'Security Shift Supervisor',
    company: 'Sentry Hospital Services',
    description: `Lead 8 security officers per shift at a 400-bed hospital.

You'll: assign posts and patrols, respond to emergencies, de-escalate conflicts, write reports, review CCTV and access control, train officers, evaluate performance.

Required: 3+ years security, law enforcement or military police/infantry; 1+ year supervisory experience; guard card (or obtain in 30 days); CPR; report writing; communication skills; high school diploma.
Preferred: Associate's degree in criminal justice, crisis intervention, healthcare security`,
  },
  {
    id: 'police-officer',
    title: 'Police Officer',
    company: 'Town of Milbrook',
    description: `The Town of Milbrook is accepting applications for Police Officer.
Patrols assigned area, enforces laws, traffic control, investigates accidents and crimes, interviews witnesses, collects evidence, writes reports, testifies in court, community engagement.
Must be 21, U.S. citizen, high school diploma (60 college credits or 2 years of military service preferred), valid driver's license, pass physical fitness test, firearms qualification, background investigation.
Preferred: POST certification, Spanish, military police experience, first aid and CPR.`,
  },
  {
    id: 'correctional-officer',
    title: 'Correctional Officer',
    company: 'State Department of Corrections',
    description: `Correctional Officers supervise inmates and keep facilities safe and secure. Duties: counts, searches, patrols, monitoring, writing reports, emergency response, transporting inmates.
Minimum requirements: 21 years of age; high school diploma or GED; driver's license; physically fit; no felony convictions.
Desirable: military or security experience, de-escalation, first aid/CPR, firearms, teamwork, bilingual.
Paid academy. Rotating shifts and weekends.`,
  },
  {
    id: 'vessel-captain',
    title: 'Tour Boat Captain',
    company: 'Puget Wildlife Cruises',
    description: `Captain our 90 ft vessel with up to 120 guests. Safe navigation, crew supervision (4 deckhands), line handling, maintenance checks, safety briefings, guest service, logs.

Must have: USCG Master license 100 ton or more, TWIC, CPR/First Aid, 3+ years boat operation, radio communication, emergency procedures.
A plus: public speaking, customer service, diesel engines, radar`,
  },
  {
    id: 'emergency-technician',
    title: 'EMT / Emergency Room Technician',
    company: "St. Brendan's Hospital",
    description: `Level II trauma center. ER Tech assists nurses and physicians: vital signs, EKG, phlebotomy and IV starts, splinting, patient transport, stocking medical supplies, charting in Epic software.

Required: EMT certification (NREMT), BLS; 1+ year emergency care or pre-hospital experience; teamwork; working under pressure; high school diploma.
Preferred: ACLS, phlebotomy, trauma care, Spanish.
12-hour shifts incl. nights and weekends.`,
  },
  {
    id: 'medical-assistant',
    title: 'Medical Assistant',
    company: 'Coastal Family Practice',
    description: `Busy family practice needs a friendly MA!

- room patients, vital signs, patient history
- venipuncture, immunizations, EKGs
- electronic health records, referrals, scheduling
- stock rooms, infection control, sterilize instruments

Required: medical assistant, CNA, EMT or military medic training; CPR; 1 year patient care; HIPAA; communication.
Preferred: bilingual Spanish, phlebotomy certification, medical records, customer service`,
  },
  {
    id: 'patient-care-coordinator',
    title: 'Patient Care Coordinator',
    company: 'Veridian Cardiology Group',
    description: `Coordinates care for 900 cardiac patients: scheduling, referrals, insurance authorizations, follow-up calls, medical records, patient education, case management with nurses.

Qualifications: 3+ years in a clinic or hospital; case management; electronic medical records; communication and problem solving; confidentiality. Bachelor's degree in health care or related preferred. BLS. Supervisory experience a plus. Microsoft Office.`,
  },
];
