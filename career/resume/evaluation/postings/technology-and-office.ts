import type { EvaluationPosting } from '../evaluation-case.ts';

export const TECHNOLOGY_AND_OFFICE_POSTINGS: readonly EvaluationPosting[] = [
  {
    id: 'network-administrator',
    title: 'Network Administrator',
    company: 'Tri-County Schools',
    description: `Tri-County Schools is looking for a hands-on Network Administrator to join our 6 person IT team. On-site, some evenings.

What you'll do
* Administer and troubleshoot LAN/WAN, routers, switches and firewalls at 14 campuses
* Manage Active Directory, Windows Server and user accounts
* Provide Tier 2 technical support and mentor help desk staff; document everything in our ticketing system
* Patch servers, run backups, respond to security incidents

Requirements:
- Associate's degree in IT or equivalent experience
- 3+ years of network administration
- Cisco routing and switching, VLANs, TCP/IP, DNS, DHCP
- CompTIA Network+ or CCNA
- Strong communication skills and customer service
- Valid driver's license

Preferred: VMware, VoIP, PowerShell, Security+, experience with Palo Alto firewalls

We are an equal opportunity employer. Benefits include medical, dental, 401(k) and paid time off.`,
  },
  {
    id: 'cybersecurity-analyst',
    title: 'Cybersecurity Analyst II',
    company: 'Harbor Federal Credit Union',
    description: `ABOUT THE ROLE
As a Cybersecurity Analyst II you will protect our members' data. You'll monitor SIEM alerts (Splunk), investigate incidents, run vulnerability scanning with Nessus and follow up on patching, write reports for management and support audits.

BASIC QUALIFICATIONS
• Bachelor's degree in cybersecurity or related field, or 4 years of experience
• 3-5 years information security experience
• Incident response and vulnerability management
• Linux and Windows Server
• Security+ required
• Written and verbal communication

PREFERRED QUALIFICATIONS
• CySA+, CEH or CISSP
• Risk assessments, NIST RMF
• Python or PowerShell scripting
• Firewalls, VPN, Azure

Hybrid, 2 days on site. Pay range $78,000 - $96,000.`,
  },
  {
    id: 'systems-administrator',
    title: 'Systems Administrator',
    company: 'Lakeside Health Network',
    description: `Lakeside Health Network seeks an experienced systems administrator. Duties: maintain 200+ virtual servers (VMware vSphere), Windows Server and Red Hat Linux; Active Directory and group policy; backups and disaster recovery; scripting in PowerShell; patch management; documentation and procedures; on-call rotation. You must have: 5+ years system administration; VMware; Windows Server; excellent troubleshooting; ability to prioritize tasks. Bachelor's degree preferred. ITIL, Azure, AWS and Security+ are a plus. Lead small projects, mentor junior admins. HIPAA environment. U.S. work authorization required.`,
  },
  {
    id: 'satellite-operator',
    title: 'Satellite Operations Controller',
    company: 'Meridian Orbit',
    description: `Meridian Orbit operates a constellation of earth imaging satellites out of Boulder.

You will:
- command and monitor satellites on rotating 12-hour shifts
- follow procedures and checklists, log events, respond to anomalies
- write shift reports and improve procedures
- train new controllers

You have:
- 2+ years satellite operations, ground systems or similar (military very welcome!)
- troubleshooting and problem solving under pressure
- Linux command line and some scripting (Python)
- communication skills, attention to detail
- eligibility for a security clearance

Bonus: Associate or Bachelor's degree in a technical field, AWS, RF knowledge, active TS/SCI`,
  },
  {
    id: 'telecom-technician',
    title: 'Field Telecommunications Technician',
    company: 'BlueRidge Wireless',
    description: `BlueRidge Wireless | Field Technician | Travel up to 50%

Install, maintain and repair radio, microwave and fiber optic equipment at tower sites. Run structured cabling, test antennas, troubleshoot to component level, complete work orders and keep accurate records. Drive company truck.

Must haves:
High school diploma or GED
2 years telecommunications or two-way radio experience
Tower climbing and comfortable at heights
Read schematics and wiring diagrams; use multimeters and test equipment
Valid driver's license with clean driving record
Able to lift 50 pounds, work outdoors, overtime

Nice to haves:
Fiber optic splicing, Network+, satellite communications, OSHA 10, CPR`,
  },
  {
    id: 'administrative-assistant',
    title: 'Administrative Assistant',
    company: 'Parker & Lowe Architects',
    description: `We need an organized administrative assistant for our 40 person office.

Responsibilities: answer phones and greet visitors, calendar management, travel arrangements, data entry, filing and records management, prepare correspondence and meeting minutes, order office supplies, process expense reports.

Qualifications: 2+ years administrative support; Microsoft Office (Word, Excel, Outlook); typing 55 wpm; strong written and verbal communication; attention to detail; confidentiality; high school diploma required, Associate's degree preferred. QuickBooks or SharePoint a plus. Customer service attitude!`,
  },
  {
    id: 'hr-specialist',
    title: 'Human Resources Specialist',
    company: 'Summit Paper Company',
    description: `Summit Paper (420 employees) is hiring an HR Specialist reporting to the HR Director.

Key responsibilities
- Process personnel actions, onboarding, leave administration and benefits
- Support payroll and maintain employee records in our HRIS (ADP)
- Coordinate performance reviews and employee training
- Employee relations: first contact for questions and conflict resolution
- Recruiting: postings, interviews, job fairs

Minimum requirements
- Bachelor's degree in Human Resources or related
- 3 years HR experience
- Confidentiality, attention to detail, customer service
- Microsoft Office, particularly Excel

Preferred
- SHRM-CP or PHR
- Experience with policy development and audits`,
  },
  {
    id: 'accounting-clerk',
    title: 'Accounting Clerk - Accounts Payable',
    company: 'Gulf Coast Builders Supply',
    description: `Fast paced distribution company needs AP clerk. You'll match invoices to purchase orders, enter data, reconcile vendor statements, prepare weekly payments, help with month end, assist payroll when needed.

REQUIRED: 1+ years accounts payable or bookkeeping, Excel, data entry with accuracy, communication with vendors, meet deadlines.
PREFERRED: Associate's degree in Accounting, QuickBooks or SAP, audits.

M-F 8-5. 401k, medical, dental.`,
  },
  {
    id: 'communications-specialist',
    title: 'Communications and Social Media Specialist',
    company: 'Riverbend Zoo',
    description: `Tell the stories of 1,200 animals! The specialist writes press releases and newsletter articles, manages social media, takes photography and video production on grounds, answers media relations requests and supports event planning.

What you need:
Bachelor's degree in journalism, communications or related
2+ years public relations or content creation
Portfolio of writing, photo and video
Works well with diverse teams, flexible, weekends

Nice to have: Adobe Creative Suite, Spanish, community outreach experience`,
  },
  {
    id: 'customer-service',
    title: 'Customer Service Representative',
    company: 'Prairie Electric Cooperative',
    description: `Member service rep answers calls, takes payments, sets up accounts, schedules service. High school diploma or GED required. Must have customer service experience, clear communication, data entry, and be dependable. Conflict resolution skills helpful. Microsoft Office a plus. Bilingual preferred. Full training provided, no experience in utilities required.`,
  },
  {
    id: 'intelligence-analyst',
    title: 'Intelligence Analyst',
    company: 'State Fusion Center',
    description: `The State Fusion Center is recruiting an Intelligence Analyst.

DUTIES
Collects and analyzes information on threats; writes intelligence reports and briefings; builds maps in ArcGIS; maintains databases; answers requests from law enforcement partners; liaison with federal agencies.

MINIMUM QUALIFICATIONS
Bachelor's degree (experience may substitute) and 2 years of intelligence analysis, research or investigations.
Must be able to obtain a Secret clearance.

DESIRED
Active TS/SCI; data analysis with Excel, Tableau or SQL; public speaking; Spanish or Arabic.`,
  },
  {
    id: 'training-manager',
    title: 'Training Manager',
    company: 'Northstar Home Services',
    description: `Northstar trains 300 technicians a year. The Training Manager designs curriculum and lesson plans, leads a team of 9 instructors, schedules classes, measures results and coaches field managers.

Requirements: 5+ years in training and development, supervisory experience, curriculum development, presentation skills, conflict resolution, budget management. Bachelor's degree. Microsoft Office. Travel 25%.
Preferred: safety training, certification programs, e-learning tools, change management`,
  },
  {
    id: 'sales-representative',
    title: 'Outside Sales Representative',
    company: 'Keystone Fasteners',
    description: `Are you a self-starter? Keystone Fasteners wants an outside sales rep for central Ohio.

- Prospect and close new accounts, negotiate prices
- Manage a territory of 150 customers, track leads in Salesforce CRM
- Give presentations and attend events
- Work with customer support on deliveries

You bring: 2+ years of sales experience, communication skills, time management, valid driver's license, Excel. College degree preferred. Industrial background a plus. Base + commission.`,
  },
  {
    id: 'procurement-specialist',
    title: 'Senior Procurement Specialist',
    company: 'City of Fairmont',
    description: `The City of Fairmont invites applications.

ESSENTIAL FUNCTIONS: prepares solicitations, evaluates bids, negotiates and awards contracts; contract administration; resolves vendor disputes; ensures compliance with regulations; trains departments on purchasing; prepares reports.

MINIMUM QUALIFICATIONS: Bachelor's degree in business or public administration; 5 years of procurement or contract management; negotiation; Excel; written communication.

PREFERRED: Master's degree; construction contracts; Oracle or SAP; supervising staff; CPPB or CPCM.`,
  },
];
