import { field } from './work-field.ts';

/** Communications, computers, aircraft, vehicles, ships, weapons, construction and power. */
export const TECHNICAL_FIELDS = [
  field(
    'electronics',
    'electronics repair',
    '110 111 112 113 114 116 119 1670 2402',
    {
      working:
        '49-2094 17-3023 49-2011 49-2021 49-2091 49-2022 17-3024 49-9062 49-2093 51-2022 15-1231 49-2097 17-3024.01 49-2095 49-9069 17-3028 49-2098 15-1232',
      lead: '49-1011 17-3023 49-2094 13-1082 17-3024 51-1011 13-1151 11-3051 15-1231 49-2021 17-2072',
      officer: '11-9041 17-2072 17-2071 11-3021 13-1082 11-3051 49-1011',
    },
    'electronics|electronic|circuit card|circuit boards|oscilloscope|multimeter|soldering|schematics|radar repair|radar systems|avionics|test equipment|troubleshoot electronic|component level repair|microminiature|fire control system|aegis|wiring diagrams|calibration|guidance system|sonar repair',
  ),
  field(
    'calibration',
    'calibration and test equipment',
    '1198',
    {
      working: '17-3028 49-2094 17-3023 49-9069 17-3024 51-9061 49-9012 49-9062 17-3026 49-2011',
      lead: '17-3028 49-1011 17-3023 11-3051.01 51-1011 13-1082',
      officer: '11-9041 17-2072 11-3051.01 13-1082',
    },
    'pmel|calibrate|calibrated|metrology|precision measurement|test measurement',
  ),
  field(
    'information-technology',
    'information technology work',
    '115 126 1531 2403 2705',
    {
      working:
        '15-1232 15-1244 15-1231 15-1212 15-1211 15-1241 15-1299.05 15-1299.08 49-2022 15-1242 15-1299.09 15-1252 15-1299.01 15-1241.01 49-2011',
      lead: '15-1244 15-1299.09 15-1212 11-3021 15-1231 15-1241 15-1232 15-1211 15-1299.08 13-1082 15-1299.05',
      officer: '11-3021 15-1299.09 15-1241 15-1212 13-1082 15-1211 15-1299.08 11-1021 13-1111 15-1244',
    },
    'help desk|active directory|information technology|information systems|computers|~network|networks|servers|routers|switches|cisco|lan|wan|sharepoint|workstations|account creation|it specialist|it support|windows server|vmware|tech support|end users|sysadmin|system administrator|patching|virtual machines|sipr|nipr|siprnet|niprnet|powershell',
  ),
  field(
    'software',
    'programming',
    '1532',
    {
      working: '15-1252 15-1251 15-1254 15-1253 15-1211 15-1242 15-2051 15-1255 15-1299.01 15-1244 15-1232',
      lead: '15-1252 15-1299.09 11-3021 15-1211 15-1253 15-1251 15-1299.08',
      officer: '11-3021 15-1252 15-1299.09 15-1211 15-1299.08 13-1082',
    },
    '~software|=programming|=programmer|java|python|javascript|web pages|~applications|=coding|code reviews|databases|sql|=developer|~app|scripts|data scientist|devops|git|html|c++|c#',
  ),
  field(
    'cyber',
    'cyber operations',
    '',
    {
      working:
        '15-1212 15-1299.05 15-1299.04 15-1299.06 15-1244 15-1231 15-1241 15-1232 33-3021.06 15-1252 15-1211 15-1242 15-1299.08',
      lead: '15-1212 15-1299.05 15-1299.04 11-3021 15-1299.09 15-1299.06 15-1241 15-1244 13-1082 13-2054',
      officer: '15-1212 11-3021 15-1299.05 15-1299.09 13-1082 15-1241 15-1299.04 13-1111 11-1021',
    },
    'cyber|cybersecurity|information assurance|incident response|vulnerability|vulnerabilities|penetration testing|siem|splunk|firewall|intrusion detection|red team|malware|rmf|stig|acas|nessus|network defense|forensics|cyberspace',
  ),
  field(
    'radio',
    'radio and satellite communications',
    '1101 120',
    {
      working:
        '49-2021 49-2022 15-1231 15-1241.01 43-5031 49-2094 17-3023 15-1232 27-4012 43-2099 15-1244 27-4011 43-5032 49-9052 49-2097',
      lead: '49-1011 15-1231 15-1241.01 49-2021 15-1299.09 13-1082 15-1244 11-3021 13-1151 49-2022',
      officer: '11-3021 15-1241 15-1299.09 13-1082 15-1241.01 11-1021 15-1212',
    },
    'radio operator|radio|radios|satellite|satcom|~transmission|antenna|antennas|comsec|sincgars|~harris|microwave|multichannel|telecommunications|~frequency|line of sight|signal support|retransmission|communications sergeant|field radio',
  ),
  field(
    'telecom-lines',
    'cable and telephone work',
    '162 1620 1621',
    {
      working: '49-9052 49-2022 15-1231 49-9051 47-2111 49-2021 49-2098 17-3023 49-2097',
      lead: '49-1011 49-9052 49-2022 47-1011 15-1231 15-1299.09 13-1082',
      officer: '11-3021 15-1241 13-1082',
    },
    'fiber optic|fiber|splice|splicing|cable|telephone|wire systems|switchboard|outside plant|cat5|cat 6|pole climbing|lineman',
  ),
  field(
    'aircraft',
    'aircraft maintenance',
    '160 1632 2404',
    {
      working:
        '49-3011 49-2091 51-2011 49-1011 53-6051.01 17-3021 49-3031 49-9041 49-3042 51-4041 17-3029.01 43-5061 51-9061 53-6032 49-9081 17-3027',
      lead: '49-1011 49-3011 53-6051.01 43-5061 13-1082 13-1151 11-3051 49-2091 51-1011 11-3051.01 11-3071 13-1081',
      officer: '11-9041 11-3051 49-1011 13-1082 17-2011 11-1021 13-1081 11-3071 17-2112',
    },
    'aircraft|jets|fighter jets|launching and recovering|launched and recovered|helicopter|flight line|flightline|airframe|powerplant|turbine engine|jet engine|crew chief|plane captain|c-130|c-17|f-16|f-15|f/a-18|black hawk|uh-60|ch-47|chinook|apache|ah-64|~hydraulics|airframes|aviation mechanic|a&p|phase inspections|aviation maintenance|~sheet metal|fuel cell',
  ),
  field(
    'avionics',
    'aircraft electronics',
    '110200 1602',
    {
      working: '49-2091 49-3011 49-2094 17-3023 17-3021 49-2093 51-2022 17-3024 49-1011 53-6051.01',
      lead: '49-1011 49-2091 53-6051.01 17-3023 49-3011 13-1082 11-3051',
      officer: '11-9041 17-2072 17-2011 49-1011 13-1082',
    },
    'avionics|aviation electrician|aviation electronics|aircraft wiring|flight control systems|autopilot|aircraft instruments',
  ),
  field(
    'flight-deck',
    'flight deck and airfield handling',
    '1604 1556',
    {
      working:
        '53-2022 53-6032 53-1041 49-3011 33-2011 53-7051 43-5032 53-7072 43-5011 49-9071 53-7062 53-2021 43-5061',
      lead: '53-2022 53-1041 53-1043 49-1011 11-3071 33-1021 13-1151 13-1082',
      officer: '53-2022 11-3071 11-1021 13-1082',
    },
    'flight deck|catapult|arresting gear|aircraft handling|airfield|aviation operations|flight operations|flight schedules|runway|aircraft refueling|tow tractors|flight records',
  ),
  field(
    'vehicles',
    'vehicle maintenance',
    '161 2412',
    {
      working:
        '49-3031 49-3023 49-3042 49-1011 49-3041 49-9041 49-3053 49-3021 49-3043 49-9071 53-6051.07 51-4121 41-2022 49-3093 53-3032',
      lead: '49-1011 49-3031 53-1043 11-3071 43-5061 49-3042 49-3023 13-1081 53-6051.07 13-1151 41-1011',
      officer: '11-3071 49-1011 13-1081 11-3051 13-1082 11-1021 11-9041',
    },
    'diesel|=mechanic|motor pool|motor t|vehicle maintenance|humvee|hmmwv|mrap|truck repair|brakes|transmissions|~engines|lmtv|wheeled vehicle|track vehicle|preventive maintenance checks|pmcs|automotive|generators and vehicles|tactical vehicles|maintenance bay|motor sergeant|fleet maintenance',
  ),
  field(
    'heavy-equipment-repair',
    'construction equipment repair',
    '1612',
    {
      working: '49-3042 49-3031 49-3041 49-9041 47-2073 49-1011 51-4121 49-3023',
      lead: '49-1011 49-3042 47-1011 49-3031 11-3071 13-1082',
      officer: '11-9021 49-1011 13-1082',
    },
    'bulldozer repair|heavy equipment mechanic|construction equipment repairer|cranes and loaders repair|hydraulic excavator repair',
  ),
  field(
    'weapons',
    'weapons and ammunition work',
    '164 2405 2406',
    {
      working:
        '47-5032 49-9099 51-4041 49-9041 43-5071 49-9071 53-7065 19-5012 51-2041 49-9094 43-5061 49-2094 47-4041 51-9061 13-1081 49-2092 17-3024 41-2031',
      lead: '49-1011 13-1081 19-5011 51-1011 11-3071 47-5032 13-1151 43-5061 11-9161 13-1082',
      officer: '13-1081 11-3071 11-9041 11-3051 13-1082 11-1021 19-5011',
    },
    'ammunition|munitions|ordnance|ammo|small arms|armorer|armory|weapons repair|bomb loading|missiles loading|arms room|gunsmith|torpedo|magazine storage|explosive storage|ammo supply',
  ),
  field(
    'ship-engineering',
    'shipboard engineering',
    '165 2408 2407 1633',
    {
      working:
        '53-5031 49-9041 51-8021 49-3031 49-9071 51-8013 49-9021 47-2152 51-8031 49-9044 53-5011 49-3053 49-9043 51-8099 49-1011 49-2092',
      lead: '53-5031 49-1011 51-8021 49-9041 11-3051 51-1011 11-3013 13-1082 51-8013 13-1151 17-2121',
      officer: '17-2121 11-9041 11-3051 53-5031 13-1082 11-3013 11-1021 17-2141',
    },
    'engine room|main propulsion|gas turbine|boilers|boiler|~pumps|~valves|auxiliary machinery|machinist mate|machinists mate|engineman|shipboard|diesel engines on ships|~hydraulic systems|air conditioning and refrigeration|evaporators|steam plant|~hull|damage control|marine engines',
  ),
  field(
    'nuclear',
    'nuclear power plant operation',
    '1661',
    {
      working:
        '51-8011 51-8013 19-4051 49-2095 51-8012 17-3023 49-9012 51-8021 49-9041 51-8031 17-3024 51-8091 49-2094 19-4051.02 17-2161',
      lead: '51-8011 51-1011 51-8013 49-1011 11-3051 19-4051 13-1082 11-3051.01 51-8012 13-1151 17-2161',
      officer: '17-2161 11-9041 11-3051 13-1082 11-1021 17-2141',
    },
    'nuclear|=reactor|reactor operator|engineering laboratory technician|naval reactors|nuclear power school|radiological controls|primary plant|nuke',
  ),
  field(
    'power',
    'electrical power work',
    '1662 169',
    {
      working:
        '47-2111 49-2092 51-8013 49-2095 49-9051 49-2094 49-3031 51-8012 49-9071 49-9041 47-2231 49-2098 17-3023 49-9081',
      lead: '49-1011 47-1011 47-2111 51-8013 51-8012 49-2095 13-1082 11-3013 51-1011',
      officer: '11-9041 17-2071 11-3013 13-1082 11-9021',
    },
    '=generator|=generators|power generation|power plant|electrical distribution|~motors|switchgear|transformers|high voltage|electricians mate|electrical systems|prime power|power lines',
  ),
  field(
    'electricians',
    'electrical installation',
    '1721',
    {
      working: '47-2111 49-9051 49-2095 49-2098 47-2231 49-2092 49-9071 47-3013 47-4011 47-1011',
      lead: '47-1011 47-2111 49-1011 11-9021 13-1051 47-4011 11-3013 49-9051',
      officer: '11-9021 17-2071 11-9041 13-1082',
    },
    'electrician|interior wiring|conduit|electrical code|~nec|circuit breakers|electrical panels|construction electrician',
  ),
  field(
    'metal',
    'metalworking',
    '170 1711 1703',
    {
      working:
        '51-4121 51-4041 51-2041 47-2211 51-9161 47-2221 49-9044 51-4111 51-9162 17-3029.01 49-3021 47-2011 51-4122 47-2152 51-1011',
      lead: '51-1011 51-4041 51-4121 49-1011 47-1011 51-9162 11-3051 17-3029.01',
      officer: '11-3051 11-9041 17-2112 13-1082',
    },
    'weld|welder|welding|machinist|lathe|milling machine|cnc|~fabrication|sheetmetal|metalworker|tig|mig|steelworker|brazing|nondestructive inspection|ndi',
  ),
  field(
    'construction',
    'construction',
    '171 2401',
    {
      working:
        '47-2031 47-2061 47-2073 47-2051 47-1011 47-2021 47-4011 47-2221 47-2181 47-2141 47-2081 13-1051 47-2071 49-9071 47-2152',
      lead: '47-1011 11-9021 13-1051 47-4011 13-1082 11-3013 49-1011 47-2031 19-5011 47-2073',
      officer: '11-9021 17-2051 13-1082 11-9041 11-3013 13-1051 17-2081 11-1021 47-4011',
    },
    'construction|carpenter|carpentry|framing|concrete|masonry|seabee|seabees|roofing|drywall|blueprints|horizontal construction|vertical construction|builder|site development|road construction|paving',
  ),
  field(
    'equipment-operation',
    'heavy equipment operation',
    '1713',
    {
      working:
        '47-2073 47-2071 53-7021 47-5022 53-3032 47-2061 53-7051 47-5032 47-2072 53-7031 49-3042 47-4051 47-1011 53-7062',
      lead: '47-1011 53-1043 47-2073 11-9021 13-1082 53-7021 47-4011 19-5011',
      officer: '11-9021 17-2051 13-1082 11-9041',
    },
    'bulldozer|=grader|excavator|=scraper|heavy equipment operator|front end loader|backhoe|dozer|earthmoving|crane operator|dump truck|=compactor|equipment operator',
  ),
  field(
    'utilities',
    'plumbing, heating and water work',
    '172',
    {
      working:
        '49-9021 47-2152 51-8031 49-9071 47-1011 51-8021 49-9012 47-3015 49-1011 47-4071 17-2051.02 49-9041 37-2021',
      lead: '49-1011 47-1011 11-3013 51-8031 49-9021 47-2152 13-1082 11-9021',
      officer: '11-3013 11-9021 17-2081 11-9041 13-1082',
    },
    'hvac|refrigeration|air conditioning|heating|plumber|plumbing|pipefitter|boiler maintenance|water purification|water treatment|wastewater|reverse osmosis|rowpu|utilitiesman|pipes|sewage',
  ),
  field(
    'drafting',
    'drafting and engineering support',
    '1413 1414 1412 2413',
    {
      working: '17-3022 17-3011 17-3031 47-4011 17-1022 17-3013 13-1051 15-1299.02 27-1024 17-3012',
      lead: '17-3022 47-4011 11-9021 13-1051 17-3011 13-1082 17-1022',
      officer: '17-2051 11-9041 11-9021',
    },
    'autocad|cad|drafting|surveyed|site plans|survey construction|soils and concrete|tested soils|technical engineer|soils testing|construction drawings|site survey|engineering aid',
  ),
  field(
    'quality-inspection',
    'quality inspection',
    '',
    {
      working: '51-9061 17-3029.01 11-3051.01 17-3026 45-2011 53-6051.07 43-9111 17-3028 13-1041 47-4011',
      lead: '11-3051.01 51-9061 51-1011 17-3029.01 13-1041 17-2112 11-3051',
      officer: '11-3051.01 11-3051 17-2112 13-1041 11-9199.02',
    },
    'inspected parts|defects|gauges|tolerances|quality inspections|quality records|inspected finished|inspected products|first article|calipers|micrometers',
  ),
  field(
    'fuels',
    'fuel supply work',
    '1821 175 1491',
    {
      working:
        '53-7072 51-8093 53-3032 53-7121 53-6031 53-7065 51-8092 51-8091 53-7071 19-4031 47-4041 53-6032 19-5012 43-5071 49-9071',
      lead: '53-1043 11-3071 13-1081 51-1011 51-8093 19-5011 53-1042 13-1151 43-5061',
      officer: '11-3071 13-1081 11-3071.04 13-1082',
    },
    'fuel|fuels|petroleum|refueling|jp-8|jp8|fuel farm|tanker truck|bulk fuel|pol|fuel handler|hazmat fuel|pipeline',
  ),
  field(
    'parachutes',
    'survival and parachute equipment',
    '186 176',
    {
      working:
        '49-9096 51-6031 51-6093 29-2042 49-9071 53-7065 51-9061 43-5071 19-5012 33-2011 49-9099 51-6052 13-1151 49-3011',
      lead: '49-1011 51-1011 13-1151 19-5011 53-1042 13-1081',
      officer: '13-1081 11-3071',
    },
    'parachute|rigger|parachutes|survival equipment|life support|ejection seat|sewing machine|airdrop rigging|aircrew flight equipment|oxygen masks',
  ),
] as const;
