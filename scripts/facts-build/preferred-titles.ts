/**
 * Titles chosen by hand where the rule's choice is not what people search for. O*NET-SOC code and title; each is in
 * use for the occupation, and no two are the same.
 */
const CHOICES = `
11-1021.00 Operations Manager
11-3021.00 IT Manager
11-3031.01 Controller
11-3051.00 Production Manager
11-3051.01 Quality Manager
11-3071.00 Transportation and Logistics Manager
11-3131.00 Training Manager
11-9013.00 Farm Manager
11-9031.00 Child Care Center Director
11-9032.00 School Principal
11-9033.00 College Dean
11-9041.00 Engineering Manager
11-9072.00 Entertainment and Recreation Manager
11-9111.00 Health Services Manager
11-9141.00 Property Manager
11-9151.00 Social Services Manager
13-1021.00 Farm Products Buyer
13-1022.00 Wholesale Buyer
13-1023.00 Purchasing Agent
13-1041.03 Equal Opportunity Specialist
13-1041.04 Government Property Inspector
13-1082.00 Project Manager
13-1111.00 Management Analyst
13-1121.00 Event Planner
13-1151.00 Training Specialist
13-1161.00 Marketing and Market Research Specialist
13-2081.00 Tax Examiner
13-2099.04 Fraud Investigator
15-1221.00 Computer Research Scientist
15-1231.00 Network Support Specialist
15-1232.00 IT Support Specialist
15-1244.00 Systems Administrator
15-1252.00 Software Developer
15-1253.00 Software Tester
15-1255.00 Web Designer
15-1299.02 GIS Specialist
15-1299.08 Systems Engineer
15-1299.09 IT Project Manager
17-2051.02 Water Resources Engineer
17-2072.00 Electronics Engineer
17-2072.01 RFID Specialist
17-2111.00 Safety Engineer
17-3012.00 Electrical Drafter
17-3021.00 Aerospace Engineering Technician
17-3024.00 Electro-Mechanical Technician
17-3025.00 Environmental Engineering Technician
17-3026.01 Nanotechnology Technician
17-3027.00 Mechanical Engineering Technician
17-3028.00 Calibration Technician
17-3031.00 Survey Technician
19-5011.00 Occupational Health and Safety Specialist
21-1021.00 Child and Family Social Worker
21-1022.00 Hospital Social Worker
21-1023.00 Mental Health Social Worker
21-1094.00 Community Health Worker
21-2021.00 Religious Program Director
23-1021.00 Hearing Officer
23-1022.00 Mediator
23-2011.00 Paralegal
25-1121.00 Arts and Music Professor
25-1194.00 Vocational Instructor
25-2011.00 Preschool Teacher
25-2012.00 Kindergarten Teacher
25-2023.00 Middle School Career and Technical Teacher
25-2031.00 High School Teacher
25-2032.00 Career and Technical Education Teacher
25-2051.00 Preschool Special Education Teacher
25-2055.00 Kindergarten Special Education Teacher
25-2056.00 Elementary Special Education Teacher
25-3011.00 Adult Education Teacher
25-3031.00 Substitute Teacher
25-4013.00 Museum Technician
25-4022.00 Librarian
25-9042.00 Teacher Aide
25-9043.00 Special Education Aide
27-1014.00 Animator
27-2012.00 Producer
27-2012.05 Broadcast Technical Director
27-2021.00 Professional Athlete
27-2022.00 Sports Coach
27-2041.00 Music Director
27-2091.00 Disc Jockey
27-3023.00 Reporter
27-3043.00 Writer
27-4011.00 Audio and Video Technician
27-4031.00 Videographer
27-4032.00 Video Editor
29-1029.00 Specialist Dentist
29-1229.00 Specialist Physician
29-1249.00 Surgeon
29-2011.00 Medical Laboratory Scientist
29-2043.00 Paramedic
29-2056.00 Veterinary Technician
29-2061.00 Licensed Practical Nurse
29-2081.00 Optician
29-2091.00 Prosthetist
29-9021.00 Health Information Technologist
29-9093.00 Surgical Assistant
31-9093.00 Sterile Processing Technician
31-9096.00 Veterinary Assistant
33-1012.00 Police Sergeant
33-1021.00 Fire Captain
33-1091.00 Security Supervisor
33-2022.00 Forest Fire Prevention Specialist
33-3021.02 Crime Scene Technician
33-3051.00 Police Officer
33-3051.04 Border Protection Officer
33-3052.00 Transit Police Officer
33-9031.00 Casino Surveillance Officer
33-9093.00 TSA Officer
33-9099.02 Loss Prevention Specialist
35-2012.00 Institutional Cook
35-2014.00 Line Cook
35-2021.00 Food Preparation Worker
35-3023.00 Counter Attendant
35-3031.00 Server
35-9031.00 Restaurant Host
37-2011.00 Janitor
37-3011.00 Groundskeeper
37-3012.00 Pesticide Applicator
39-1013.00 Casino Floor Supervisor
39-1014.00 Recreation Supervisor
39-1022.00 Personal Service Supervisor
39-3012.00 Sports Book Writer
39-4031.00 Funeral Director
39-7011.00 Tour Guide
39-9031.00 Fitness Trainer
39-9032.00 Recreation Leader
41-1011.00 Store Manager
41-1012.00 Sales Supervisor
41-3031.00 Securities and Financial Sales Agent
41-3091.00 Sales Representative
41-4011.00 Technical Sales Representative
41-4012.00 Wholesale Sales Representative
41-9091.00 Door-to-Door Salesperson
43-1011.00 Office Supervisor
43-3011.00 Debt Collector
43-3031.00 Bookkeeper
43-4041.00 Credit Clerk
43-4111.00 Survey Interviewer
43-4131.00 Loan Processor
43-5011.00 Freight Agent
43-5031.00 911 Dispatcher
43-5061.00 Production Planner
43-5071.00 Shipping and Receiving Clerk
43-5111.00 Weigher and Checker
43-6011.00 Executive Assistant
43-6014.00 Administrative Assistant
43-9051.00 Mail Clerk
43-9071.00 Office Machine Operator
45-3031.00 Commercial Fisher
45-4011.00 Conservation Worker
47-2021.00 Bricklayer
47-2051.00 Concrete Finisher
47-2071.00 Paving Equipment Operator
47-2073.00 Heavy Equipment Operator
47-2141.00 Painter
47-2152.00 Plumber
47-2171.00 Rebar Worker
47-2221.00 Ironworker
47-4011.00 Building Inspector
47-4021.00 Elevator Technician
47-4041.00 Hazmat Removal Worker
47-4061.00 Railroad Track Worker
47-5022.00 Excavator Operator
47-5032.00 Explosives Technician
49-1011.00 Maintenance Supervisor
49-2011.00 Computer and Office Machine Repairer
49-2021.00 Radio and Tower Technician
49-2022.00 Telecommunications Technician
49-2092.00 Electric Motor Repairer
49-2093.00 Transportation Electrician
49-2094.00 Industrial Electronics Technician
49-2095.00 Substation Technician
49-2096.00 Vehicle Electronics Installer
49-2097.00 Audiovisual Installer
49-2098.00 Security Alarm Installer
49-3021.00 Auto Body Technician
49-3023.00 Automotive Technician
49-3031.00 Diesel Mechanic
49-3042.00 Heavy Equipment Mechanic
49-3051.00 Boat Mechanic
49-3052.00 Motorcycle Mechanic
49-9012.00 Instrument and Controls Technician
49-9021.00 HVAC Technician
49-9041.00 Industrial Mechanic
49-9043.00 Machinery Maintenance Worker
49-9051.00 Electrical Lineworker
49-9052.00 Cable and Line Installer
49-9061.00 Camera Repairer
49-9062.00 Biomedical Equipment Technician
49-9063.00 Musical Instrument Repairer
49-9071.00 Maintenance Technician
49-9097.00 Railroad Signal Repairer
51-2011.00 Aircraft Assembler
51-2022.00 Electronics Assembler
51-2041.00 Metal Fabricator
51-4121.00 Welder
51-8012.00 Power Dispatcher
51-8021.00 Boiler Operator
51-9061.00 Quality Control Inspector
51-9124.00 Industrial Painter
51-9161.00 CNC Machine Operator
51-9162.00 CNC Programmer
53-1041.00 Air Cargo Supervisor
53-1042.00 Warehouse Supervisor
53-1043.00 Transportation Supervisor
53-2011.00 Airline Pilot
53-3011.00 Ambulance Driver
53-3031.00 Delivery Sales Driver
53-3033.00 Delivery Driver
53-3052.00 Bus Driver
53-4022.00 Railroad Switch Operator
53-4041.00 Subway Operator
53-5011.00 Deckhand
53-5021.00 Ship Captain
53-6031.00 Service Station Attendant
53-7011.00 Conveyor Operator
53-7061.00 Vehicle Cleaner
53-7062.00 Material Handler
53-7062.04 Recycling Worker
53-7065.00 Stocker
53-7072.00 Fuel Pump Operator
`;

/** Title chosen by hand by O*NET-SOC code. */
export const PREFERRED_TITLES: ReadonlyMap<string, string> = new Map(
  CHOICES.trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(0, 10), line.slice(11).trim()]),
);
