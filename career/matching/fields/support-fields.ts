import { field } from './work-field.ts';

/** Supply, transport, administration, people, food, law enforcement and emergency services. */
export const SUPPORT_FIELDS = [
  field(
    'supply',
    'supply and inventory work',
    '155 1552 2801 2802 1341',
    {
      working:
        '43-5071 53-7065 13-1081 43-5061 53-7051 13-1023 43-3061 11-3071 53-1042 43-4151 13-1081.02 53-1043 43-5011 43-4199',
      lead: '13-1081 11-3071 11-3071.04 13-1081.02 53-1042 53-1043 43-5061 13-1023 11-3061 43-5071 13-1082 43-1011 13-1151',
      officer:
        '11-3071.04 11-3071 13-1081 11-3061 13-1082 11-1021 13-1081.02 13-1023 13-1081.01 13-1111 11-3051 11-3012',
    },
    'supply|inventory|inventories|warehouse|stock control|property book|hand receipts|gcss|logistics|logistician|storekeeper|requisitions|requisition|issue and turn in|material management|shipping and receiving|supply room|supply sergeant|parts clerk|~property|property accountability|managed supply|supply chain|cyclic|sensitive items|equipment accountability|procure',
  ),
  field(
    'contracting',
    'contracting and procurement',
    '2804',
    {
      working: '13-1023 11-3061 43-3061 13-1041 13-1082 13-1081 13-1051 11-3071.04 13-1111 13-1022 13-2031',
      lead: '13-1023 11-3061 13-1082 13-1041 11-3071.04 13-1111 13-1081 11-9199.02',
      officer: '11-3061 13-1082 13-1023 11-3071.04 13-1111 11-9041 11-1021 11-9199.02 13-1041 11-3051',
    },
    'contracting|contracts|contract specialist|acquisition|procurement|purchasing|warrant officer contracting|~far|dfars|solicitations|source selection|vendors|purchase card|contracting officer',
  ),
  field(
    'transport',
    'transportation and cargo work',
    '1553 2803 2807',
    {
      working:
        '43-5011 53-1041 43-5071 13-1081 53-7051 53-7062 43-5032 11-3071 53-1043 53-3032 43-5061 53-1042 43-4181 13-1081.02 43-5051',
      lead: '11-3071 13-1081 53-1043 43-5011 53-1042 53-1041 13-1081.02 11-3071.04 13-1082',
      officer: '11-3071 13-1081 11-3071.04 13-1082 11-1021 13-1081.02 13-1111',
    },
    'freight|cargo|shipping containers|movement control|load plans|port operations|embarkation|air terminal|pallets|rail load|=customs|manifest|traffic management|unit movement|transportation coordinator|tc-aims|household goods|hazmat shipping|aerial port',
  ),
  field(
    'postal',
    'postal work',
    '1554',
    {
      working: '43-5051 43-5053 43-5052 43-9051 43-5071 43-5021 43-4051 53-7065 43-5011 43-9061 53-3033',
      lead: '11-9131 43-1011 11-3012 53-1042 43-5051 11-3071',
      officer: '11-9131 11-3012 11-3071',
    },
    'postal|mail|post office|mailroom|parcels',
  ),
  field(
    'drivers',
    'driving and motor transport',
    '1811',
    {
      working:
        '53-3032 53-3033 53-3052 43-5032 53-7051 53-1043 53-3051 53-7121 53-7062 53-3053 49-3031 53-3054 53-6051.07 47-2073 53-3011',
      lead: '53-1043 11-3071 43-5032 53-3032 13-1081 43-5011 53-1042 13-1151 19-5012 53-6051.07',
      officer: '11-3071 13-1081 13-1082 11-1021 11-3071.04',
    },
    'truck|trucks|drove|driver|driving|convoy|convoys|motor transport|tractor trailer|cdl|hauled|line haul|mtvr|hemtt|pls|licensed operator|master driver|dispatcher|vehicle operator|7-ton|vehicle operations',
  ),
  field(
    'warehouse',
    'cargo handling and warehouse work',
    '1822 1850',
    {
      working:
        '53-7051 53-7062 53-7065 43-5071 53-7021 53-7121 53-1042 43-5061 53-7064 53-7063 43-5011 53-3033 53-7041',
      lead: '53-1042 53-1043 11-3071 43-5061 13-1081 43-5071 53-7051',
      officer: '11-3071 13-1081 11-3071.04',
    },
    'forklift|stevedore|material handling equipment|mhe|packing|crates|loading trucks|cargo specialist|longshore|winch',
  ),
  field(
    'laundry',
    'laundry and clothing repair',
    '',
    {
      working: '51-6011 51-6021 51-6031 51-6052 51-6093 37-2012 53-7065 43-5071 49-9071 37-1011',
      lead: '51-1011 37-1011 39-1022 53-1042 43-1011',
    },
    'laundry|clothing repair|shower and laundry|tailor|sewed uniforms',
  ),
  field(
    'store',
    'store and retail service',
    '1823 2806 1840',
    {
      working:
        '41-2031 41-1011 53-7065 41-2011 51-6011 43-5071 39-5011 39-1022 43-4051 43-3031 37-1011 51-6021',
      lead: '41-1011 11-1021 39-1022 37-1011 43-1011 53-1042 11-9051',
      officer: '11-1021 41-1011 11-3071 11-3012',
    },
    'ships store|retail|barber|~exchange|commissary|cash register|vending',
  ),
  field(
    'administration',
    'administrative work',
    '1510 1520 1555',
    {
      working:
        '43-6014 43-4161 43-6011 43-9061 43-4071 43-1011 43-4199 13-1071 11-3012 43-9021 43-3051 43-5061 43-6012 15-1299.03 43-4051',
      lead: '43-1011 11-3012 43-6011 13-1071 13-1111 13-1082 11-3013 43-4161 13-1151 15-1299.03',
      officer: '11-3012 13-1111 11-1021 13-1082 11-3121 43-1011 11-3131',
    },
    'yeoman|administrative|admin|clerk|clerical|correspondence|typing|~=office|filing|records management|~scheduling|secretary|evaluations and awards|executive assistant|calendar|front office|paperwork|travel orders|dts|microsoft office|word and excel',
  ),
  field(
    'events',
    'events and protocol',
    '',
    {
      working: '13-1121 43-6011 43-6014 27-3031 11-3012 39-1014 41-3041 43-4081 13-1131 43-4181',
      lead: '13-1121 11-3012 43-6011 27-3031 43-1011 11-9072 13-1082',
      officer: '13-1121 11-3012 11-2032 27-3031 13-1082',
    },
    'ceremonies|ceremony|conferences|~events|~protocol|distinguished visitors|banquets|booked travel|event planning|visits of senior leaders|hosted visitors|change of command',
  ),
  field(
    'personnel',
    'personnel and human resources work',
    '1500 1520 2703 2714',
    {
      working:
        '13-1071 43-4161 13-1141 43-1011 43-3051 13-1151 43-6014 43-4071 13-1041.03 11-3012 21-1012 43-9061 13-1075 43-4061',
      lead: '13-1071 11-3121 13-1141 11-3012 13-1151 43-1011 13-1075 43-4161 11-3131 11-3111 13-1111',
      officer: '11-3121 13-1071 13-1111 11-3131 11-3111 13-1141 11-3012 13-1075 11-1021 13-1082',
    },
    'human resources|personnel|payroll|pay inquiries|hr|emilpo|nsips|s1|~=promotions|reenlistment|personnel records|~evaluations|~benefits|~casualty|leave and pay|onboarding|in-processing|g1|manpower|equal opportunity',
  ),
  field(
    'recruiting',
    'recruiting and career counseling',
    '1501',
    {
      working:
        '13-1071 41-4012 21-1012 13-1151 41-3091 11-2022 41-1012 41-3031 27-3031 13-1161 41-4011 43-4161 13-1131',
      lead: '13-1071 11-3121 21-1012 11-2022 13-1151 41-1012 41-4012 11-3131 41-3091',
      officer: '11-3121 11-2022 13-1071 11-2021 11-3131 41-4012',
    },
    'recruiter|recruited|recruiting|~retention|career counselor|sales|prospecting|enlistments|applicants|career planner|~quota|lead generation|cold calls',
  ),
  field(
    'senior-leadership',
    'leading enlisted members',
    '1521',
    {
      working: '11-1021 11-3012 13-1071 13-1151 43-1011 11-3131 13-1082',
      lead: '11-1021 11-3121 13-1082 11-3131 11-3012 13-1151 13-1111 43-1011 13-1071 11-9161 11-3013 11-3071 11-9151 11-3013.01',
      officer: '11-1021 11-3121 13-1082 11-3131 13-1111',
    },
    'first sergeant|sergeant major|command chief|command master chief|senior enlisted advisor|senior enlisted leader|master chief|chief of the boat|command sergeant major',
  ),
  field(
    'legal',
    'legal support',
    '1512',
    {
      working: '23-2011 43-6012 43-4031 13-1041 23-2093 27-3092 13-2099.04 43-4061 13-1031 33-3011',
      lead: '23-2011 43-1011 13-1041 11-9199.02 43-6012 13-1041.03',
      officer: '23-1011 11-9199.02 13-1041 23-1022',
    },
    'paralegal|legal|court martial|courts-martial|legalman|court reporter|legal documents|article 15|litigation|judge advocate|attorney',
  ),
  field(
    'lawyers',
    'the practice of law',
    '2506',
    {
      working: '23-1011 23-2011 11-9199.02 13-1041',
      lead: '23-2011 13-1041 11-9199.02 43-6012 23-1011',
      officer: '23-1011 11-9199.02 23-1022 13-1041 23-1021 13-1075 11-9199.01 23-1012 23-2093',
    },
    'judge advocate|jag officer|lawyer|attorney|bar admission|trial counsel|defense counsel|juris doctor',
  ),
  field(
    'finance',
    'finance and accounting work',
    '154 2704',
    {
      working:
        '43-3031 43-3051 13-2011 13-2031 43-3011 13-2051 43-3021 43-3071 13-2072 13-2099.04 13-2041 13-2082 43-1011',
      lead: '13-2031 13-2011 43-1011 11-3031 13-2051 43-3031 13-2061 13-2099.04 43-3051 11-3031.01',
      officer: '11-3031 13-2031 13-2051 13-2011 11-3031.01 13-1111 13-1082 13-2061 11-1021 13-2054',
    },
    'finance|financial|budget|accounting|disbursing|bookkeeping|accounts payable|payroll processing|comptroller|audit|vouchers|resource management|gfebs|ledger|fiscal|bank reconciliation|travel vouchers',
  ),
  field(
    'analysis',
    'management analysis and quality control',
    '1557 1558 2712 2510',
    {
      working:
        '13-1111 43-5061 15-2031 13-1199 13-1081.02 51-9061 13-1082 15-2051.01 43-9111 13-1041 17-2112 11-3051.01',
      lead: '13-1111 11-3051.01 13-1041 13-1082 15-2031 15-2051.01 13-1081 17-2112',
      officer: '13-1111 15-2031 11-9199.02 13-1041 13-1082 15-2051 11-3051.01 11-1021 15-2051.01',
    },
    'quality assurance|lean six sigma|process improvement|inspector general|maintenance analysis|~metrics|production control|statistics|data analysis|quality control|manpower study',
  ),
  field(
    'religious-support',
    'religious support',
    '1561',
    {
      working: '21-2021 21-1093 43-6014 13-1121 21-2099 21-1094 11-9151 43-9061 21-1012 27-4011',
      lead: '21-2021 11-9151 21-1093 43-1011 13-1121 11-3012 13-1151',
      officer: '21-2011 11-9151',
    },
    'chaplain assistant|religious|chapel|religious program|religious affairs|ministry support|worship',
  ),
  field(
    'chaplains',
    'ministry',
    '2507',
    {
      working: '21-2011 21-2021 21-1014',
      lead: '21-2021 21-2011 21-1093',
      officer: '21-2011 21-2021 11-9151 21-1013 21-1014 21-1022 21-1094 21-1012',
    },
    'chaplain|pastoral|counseling ministry|clergy|pastor|sermons',
  ),
  field(
    'civil-affairs',
    'civil affairs and information work',
    '2504 2505 1570',
    {
      working:
        '21-1094 11-9151 13-1199.04 27-3031 13-1161 21-1093 11-9161 27-3091 19-3094 13-1082 13-1111 13-1131 13-1151',
      lead: '11-9161 11-9151 13-1199.04 27-3031 13-1082 11-2032 13-1111 13-1161',
      officer: '11-9151 11-9161 11-2032 13-1082 13-1111 19-3094 11-1021 13-1199.04 11-2021',
    },
    'civil affairs|psychological operations|psyop|information operations|key leader engagement|community relations|humanitarian assistance|non-governmental organizations|~host nation|foreign area officer|~influence',
  ),
  field(
    'media',
    'public affairs and media work',
    '1400 1570 2706 2707',
    {
      working:
        '27-3031 27-4021 27-4031 27-4032 27-3023 27-1024 27-3041 13-1161 27-3043 27-4011 27-2012 27-3042 27-1014 13-1161.01',
      lead: '27-3031 11-2032 27-4032 27-2012.05 27-4021 27-3041 13-1082 11-2021 27-1011',
      officer: '11-2032 27-3031 11-2021 27-3041 27-2012.05 11-2011 13-1161 11-2033',
    },
    'public affairs|photographer|photography|photos|photojournalist|combat camera|videographer|~video|journalist|social media|press releases|broadcast|graphic design|~adobe|premiere|news stories|newsletter|media relations|~magazine|multimedia',
  ),
  field(
    'music',
    'music',
    '1450',
    {
      working: '27-2042 27-2041 25-3021 27-4014 49-9063 25-2031 27-4011 27-2099 25-2022 13-1011',
      lead: '27-2041 27-2042 25-1121 25-3021 25-2031 27-2012.04 13-1121 27-2012.03',
      officer: '27-2041 25-1121 27-2012.04 11-9033 27-2042 13-1121',
    },
    'musician|~band|trumpet|percussion|saxophone|clarinet|vocalist|~=conductor|bugler|guitar|music theory',
  ),
  field(
    'food',
    'food service',
    '180 1801 2805 1325',
    {
      working:
        '35-1011 35-2012 35-1012 11-9051 35-2014 51-3011 35-2021 29-2051 43-3061 35-9099 35-2011 29-1031',
      lead: '11-9051 35-1012 35-1011 35-2012 35-2014 13-1081 11-3071 45-2011',
      officer: '11-9051 11-9081 11-3012 13-1081 11-1021',
    },
    'cook|cooks|culinary|dining facility|galley|chow hall|food service|menus|baking|dfac|meals|kitchen|catering|chef|mess hall|field feeding|sanitation standards food|food prep|prepared food',
  ),
  field(
    'police',
    'law enforcement',
    '183 1830 2708',
    {
      working:
        '33-3051 33-3021 33-3012 33-1012 13-1199.07 33-3051.04 33-9032 33-3052 33-1091 33-3021.02 21-1092 43-5031 33-9021 33-9093 33-3011',
      lead: '33-1012 11-3013.01 33-3021 33-3051 13-1199.07 33-1091 33-1011 11-9161 21-1092 11-9199.08 13-1041',
      officer: '33-1012 11-3013.01 11-9161 33-3021 11-9199.08 13-1199.07 11-1021 13-1041 33-1099',
    },
    'military police|police|law enforcement|patrol officer|traffic stops|arrests|security forces|master-at-arms|master at arms|traffic accidents|police reports|military working dog|k-9|k9|canine handler|desk sergeant|apprehended|~use of force|shore patrol|provost marshal|antiterrorism|maritime enforcement|boarding officer',
  ),
  field(
    'corrections',
    'corrections',
    '1831',
    {
      working: '33-3012 21-1092 33-1011 33-3051 33-3011 33-9032 21-1094 21-1093 33-9099 33-3051.04 21-1011',
      lead: '33-1011 21-1092 33-3012 33-1012 11-9151 33-1091 11-3013.01',
      officer: '33-1011 11-9151 33-1012 11-3013.01 21-1092',
    },
    '=corrections|corrections specialist|prison|brig|confinement|detainee|detainees|inmates|prisoners|internment|jail',
  ),
  field(
    'investigation',
    'investigation',
    '1832',
    {
      working:
        '33-3021 33-9021 13-2099.04 13-1041 33-3021.02 15-1299.06 33-3051 33-3021.06 13-1031 19-4092 13-1041.04 33-9099.02',
      lead: '33-3021 33-1012 13-2099.04 11-3013.01 13-1041 33-9021 33-3021.06 11-9199.08',
      officer: '33-3021 11-3013.01 33-1012 13-2099.04 13-1041 11-9199.08 11-9199.02 33-3021.06',
    },
    'investigator|investigations|criminal investigation|cid|ncis|osi|interviewed suspects|crime scene|evidence collection|case files|special agent|background investigations|fraud',
  ),
  field(
    'fire',
    'firefighting',
    '1495',
    {
      working: '33-2011 33-2021 33-1021 29-2042 19-5012 33-2022 43-5031 29-2043 19-5011 11-9161 47-4041',
      lead: '33-1021 33-2021 11-9161 19-5011 33-2011 13-1151 17-2111.02 29-2043',
      officer: '33-1021 11-9161 19-5011 33-2021',
    },
    'firefighter|firefighting|fire fighter|fire protection|aircraft rescue|structural fire|fire inspector|crash rescue|crash fire|~hose|hazardous materials response|fire inspections|fire station|damage controlman',
  ),
  field(
    'damage-control',
    'shipboard damage control and hull maintenance',
    '1790 1495',
    {
      working:
        '33-2011 51-4121 47-2152 33-2021 47-2211 19-5012 49-9071 51-2041 47-4041 11-9161 19-5011 49-9041 47-2031',
      lead: '33-1021 49-1011 19-5011 11-9161 47-1011 51-1011 13-1151 33-2021',
      officer: '11-9161 19-5011 11-3013 33-1021',
    },
    'damage control|hull technician|shipfitter|watertight|flooding|dc central|hull maintenance',
  ),
  field(
    'eod',
    'explosive ordnance disposal',
    '1431',
    {
      working:
        '47-5032 33-3021 19-5011 17-3024.01 33-3051 47-4041 33-2011 11-9161 13-1199.07 19-5012 33-2021 13-1151 33-9093',
      lead: '19-5011 11-9161 13-1199.07 11-3013.01 13-1151 47-5032 13-1082 33-1012',
      officer: '11-9161 11-3013.01 13-1082 19-5011 11-1021 13-1199.07',
    },
    'eod|bomb disposal|explosive ordnance|ied|ieds|unexploded|uxo|render safe|bomb technician|bomb squad',
  ),
  field(
    'divers',
    'diving',
    '1433',
    {
      working: '49-9092 51-4121 47-5032 53-5022 49-9096 33-2011 29-2042 53-7031 39-9031 25-3021',
      lead: '49-9092 47-1011 19-5011 49-1011 13-1151 11-9161 53-5021',
      officer: '49-9092 11-9021 13-1082 11-9161 17-2121',
    },
    'diver|diving|dive supervisor|~underwater|~salvage|scuba|hyperbaric|underwater welding',
  ),
  field(
    'environmental-protection',
    'marine safety and environmental protection',
    '',
    {
      working:
        '13-1041.01 19-4042 19-5012 47-4041 19-5011 53-6051 17-3025 19-2041 13-1041 11-9161 33-2022 19-4099 51-8031 13-1151',
      lead: '19-5011 13-1041.01 11-9161 19-2041 13-1041 13-1199.04 19-5012 53-6051 13-1151 13-1082',
      officer: '19-5011 11-9161 19-2041 13-1041 11-9121 13-1082 17-2081 11-1021',
    },
    'marine science|pollution response|environmental compliance|environmental protection|oil spill|spill response|pollution investigation|vessel inspection|port safety|marine safety|~hazardous waste',
  ),
  field(
    'hazmat',
    'hazardous materials and emergency response',
    '1494 2411 149600',
    {
      working:
        '47-4041 19-5012 11-9161 19-5011 13-1041.01 19-4042 33-2011 19-4051.02 33-2022 19-2041 17-3025 19-4031 13-1151 13-1199.04',
      lead: '11-9161 19-5011 13-1199.04 13-1041.01 13-1151 19-5012 47-4041 13-1082 11-3013.01',
      officer: '11-9161 19-5011 13-1199.04 11-1021 13-1082 13-1041.01 11-9121',
    },
    'cbrn|cbrne|nbc|~chemical|decontamination|hazardous materials|hazmat|~radiation|gas mask|protective masks|~detection equipment',
  ),
  field(
    'safety',
    'safety and occupational health',
    '1493 2410 1322 1328 1308',
    {
      working:
        '19-5011 19-5012 13-1041.01 29-9099 33-2021 11-9161 13-1041 21-1091 19-4042 47-4011 17-2111 19-4031 45-2011',
      lead: '19-5011 11-9161 13-1041 13-1151 11-3013 13-1041.01 17-2111 11-9199.02',
      officer: '19-5011 17-2111 11-9161 19-1041 11-9111 13-1041.01 11-9199.02 19-2041',
    },
    '~safety|osha|~mishap|~hazard|risk assessments|occupational health|preventive medicine|bioenvironmental|public health inspections|industrial hygiene|food inspections|water testing|pest control|safety officer',
  ),
  field(
    'weather',
    'weather forecasting',
    '1420 2502 2501',
    {
      working:
        '19-2021 53-2022 19-4099 15-1299.02 15-2051 43-5032 43-9111 19-4042 17-3031 19-2099.01 19-4044',
      lead: '19-2021 53-2022 13-1151 13-1082 19-4042',
      officer: '19-2021 11-9121 13-1082 15-2051 53-2022 19-2041 19-2099.01',
    },
    '~weather|~forecast|forecaster|meteorology|meteorological|aerographer|oceanography|climatology|radar meteorology',
  ),
  field(
    'mortuary',
    'mortuary affairs',
    '1492',
    {
      working: '39-4031 39-4012 39-4011 19-4092 31-9099 43-4071 39-4021 13-1041.06 29-2012 21-1093',
      lead: '11-9171 39-4031 39-4012 13-1041.06 43-1011 11-9161',
      officer: '11-9171 39-4031',
    },
    'mortuary|~=remains|funeral|honor guard|burial|embalming|personal effects',
  ),
  field(
    'recreation',
    'recreation and welfare services',
    '1562 1870 2513',
    {
      working: '39-9031 39-9032 11-9072 39-1014 11-9081 35-1012 13-1121 43-4081 11-9179.01 39-1022',
      lead: '11-9072 39-1014 11-9081 11-9179.01 13-1121 39-1022 11-9051',
      officer: '11-9081 11-9072 13-1121 11-1021 11-9051',
    },
    'recreation|fitness center|lodging|gym|morale welfare|mwr|sports programs|physical training program|fitness instructor',
  ),
  field(
    'printing',
    'printing and reproduction',
    '174',
    {
      working: '51-5112 51-5111 27-1024 43-9031 51-5113 43-9071 27-4021',
      lead: '51-1011 51-5112 43-1011',
      officer: '11-3051 27-1011',
    },
    'printing|lithographer|offset press|copy machines|reproduction',
  ),
  field(
    'rail',
    'rail operations',
    '1812',
    {
      working: '53-4031 53-4011 53-4022 53-4013 49-3043 47-4061 53-6051.07 53-4041 53-7062',
      lead: '53-4031 53-1043 53-4011 11-3071 53-6051.07',
      officer: '11-3071 13-1081',
    },
    'railway|railroad|locomotive|rail operations|=trains',
  ),
] as const;
