import type { EvaluationPosting } from '../evaluation-case.ts';

export const LOGISTICS_AND_OPERATIONS_POSTINGS: readonly EvaluationPosting[] = [
  {
    id: 'truck-driver',
    title: 'CDL-A Truck Driver, Regional',
    company: 'Peach State Freight',
    description: `HOME EVERY WEEKEND!! Peach State Freight is hiring regional drivers.

What you do: drive tractor-trailer in 7 states, pre-trip inspections, secure loads, electronic logs, deliver on time, treat customers right.

What you need:
✔ Class A CDL
✔ 1 year of truck driving experience
✔ clean driving record
✔ hazmat endorsement (or get it within 60 days)
✔ load securement, backing
✔ DOT physical

Plus: forklift, TWIC card, flatbed experience

Sign-on bonus $5,000. Medical, dental, vision, 401k.`,
  },
  {
    id: 'inventory-manager',
    title: 'Inventory Control Manager',
    company: 'Vance Industrial Supply',
    description: `Vance Industrial Supply operates 3 distribution centers. The Inventory Control Manager owns accuracy of 30,000 SKUs.

Responsibilities:
- Lead a team of 8 inventory clerks, schedule cycle counts and physical inventories
- Investigate variances, audits, reports to leadership
- Manage purchasing of supplies and vendor returns
- Drive continuous improvement

Requirements:
- Bachelor's degree or equivalent experience
- 5+ years in inventory management, warehouse or supply chain
- ERP experience (SAP preferred), advanced Excel
- Supervisory experience
- Analytical skills and attention to detail

Preferred: Six Sigma Green Belt, APICS certification, WMS`,
  },
  {
    id: 'warehouse-supervisor',
    title: 'Warehouse Supervisor - 2nd Shift',
    company: 'Tidewater Foods',
    description: `Supervise 20 associates in shipping, receiving and order picking. Keep the team safe and productive. Inventory accuracy, cycle counts, forklift operation, housekeeping. Train new employees, write performance reviews, enforce OSHA safety standards.

Must have 3+ years warehouse experience including 1 year supervising staff. Forklift certification. Computer skills: Excel and a WMS. High school diploma. Strong communication skills.

Preferred: Associate's degree, lean, HAZMAT handling, bilingual Spanish.`,
  },
  {
    id: 'operations-manager',
    title: 'Operations Manager',
    company: 'Crestline Distribution',
    description: `Crestline is growing and needs an Operations Manager for its 150-employee Harrisburg site.

THE JOB
• Manage daily operations, transportation and warehouse through 5 supervisors
• Own the budget ($6M), cost control and KPIs
• Lead process improvement and safety
• Develop leaders, performance management
• Present weekly to the VP

QUALIFICATIONS
• Bachelor's degree in supply chain, business or related, Master's a plus
• 7+ years logistics or operations management, 3 leading managers
• Budgeting, planning, scheduling
• Excel, PowerPoint, ERP
• Project management (PMP preferred)
• Lean Six Sigma preferred`,
  },
  {
    id: 'logistics-coordinator',
    title: 'Logistics Coordinator',
    company: 'AeroParts Direct',
    description: `AeroParts Direct ships aircraft parts worldwide. The coordinator books freight with carriers, prepares shipping and customs documents incl. hazardous materials, tracks shipments, plans loads and solves problems for customers.

Requirements: 2+ years logistics, freight or shipping experience; hazmat documentation; customer service; data entry; Excel; able to work in a fast-paced environment, rotating shifts. High school diploma.
Desired: forklift certification, SAP, export compliance, Associate's degree`,
  },
  {
    id: 'fleet-manager',
    title: 'Fleet Manager',
    company: 'County of Alder Public Works',
    description: `Under general direction, manages the maintenance and use of 210 vehicles and heavy equipment.

Examples of duties: supervises 14 mechanics and clerks; schedules preventive maintenance; manages parts inventory and the fleet budget; prepares specifications and purchases vehicles; investigates accidents; runs driver training and safety program; dispatches emergency equipment.

Minimum qualifications: five (5) years of fleet management, 2 years supervising; fleet maintenance software; budgeting; Class B CDL or ability to obtain. Bachelor's degree desirable. ASE certification desirable.`,
  },
  {
    id: 'program-manager',
    title: 'Senior Program Manager',
    company: 'Halden Sensors',
    description: `Halden Sensors builds radar and electro-optical sensors.

You will lead cross-functional teams of engineering, supply chain and finance through design and production; own cost, schedule and risk; manage customer and supplier contracts; brief executives.

Required: Bachelor's degree in engineering or business; 8+ years program management; earned value; risk management; stakeholder communication; Microsoft Project; budget management. Ability to obtain Secret clearance.
Preferred: PMP, MBA, defense acquisition, change management, Primavera`,
  },
  {
    id: 'kitchen-manager',
    title: 'Kitchen Manager',
    company: 'Maple Grove Senior Living',
    description: `Lead our kitchen! Plan menus with the dietitian, order food, control inventory and cost, schedule and train 9 cooks, keep sanitation perfect. 3 years food service with 1 as lead. ServSafe Manager required. Food safety, cooking, food cost. Computer basics. Customer service with residents. Culinary degree a plus.`,
  },
  {
    id: 'construction-superintendent',
    title: 'Construction Superintendent',
    company: 'Ironwood Builders',
    description: `Ironwood Builders - commercial projects $2-15M - Carolinas

Day to day: run the construction site, schedule subcontractors, order materials, inspect quality, enforce the safety program, read blueprints, daily reports, owner meetings.

What you'll need: 5+ years of construction management or field supervision. OSHA 30. Scheduling (Microsoft Project or Primavera). Concrete and carpentry knowledge. Leadership and communication. Valid driver's license.
Bonus points: surveying, Bluebeam, LEED, Spanish`,
  },
  {
    id: 'facilities-manager',
    title: 'Facilities Manager',
    company: 'Whitfield College',
    description: `Whitfield College (28 buildings) seeks a Facilities Manager.
Responsibilities
Supervise 16 trades staff (HVAC, plumbing, electrical, carpentry); preventive maintenance program in CMMS; work orders; contractors and vendor management; budget; safety and environmental compliance; emergency response.
Requirements
5 years facility maintenance, 2 in supervision
HVAC systems, boilers and chillers
EPA 608
Reading blueprints
Preferred
Associate's degree; OSHA 30; project management`,
  },
  {
    id: 'safety-specialist',
    title: 'Environmental Health & Safety Specialist',
    company: 'Corvane Chemicals',
    description: `Corvane Chemicals Inc. – Plant EHS Specialist

Perform safety inspections and audits, investigate incidents, deliver safety training, manage hazardous waste and environmental compliance, maintain records, lead emergency response team.

Required: Bachelor's degree in safety, environmental science or related; 3+ years; HAZWOPER 40; OSHA standards; report writing; confined space.
Preferred: OSHA 30, CSP, ICS/NIMS, Excel, process safety`,
  },
  {
    id: 'emergency-manager',
    title: 'Emergency Management Coordinator',
    company: 'Port of Leland',
    description: `Coordinates emergency preparedness for the Port. Writes emergency plans, plans and evaluates exercises, runs the EOC, liaison with agencies and the Coast Guard, manages grants, trains staff, public speaking to the community.

MINIMUM: Bachelor's degree; 4 years emergency management, military or public safety planning; NIMS/ICS 100, 200, 700, 800; risk assessment; written communication.
PREFERRED: Master's degree, GIS, security clearance, bilingual, budget and contract management.`,
  },
];
