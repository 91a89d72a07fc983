import { field } from './work-field.ts';

/** Combat arms, aircrew, sea and intelligence: most of it without an official civilian match. */
export const COMBAT_FIELDS = [
  field(
    'infantry',
    'infantry work',
    '101 2205',
    {
      working:
        '33-3051 33-3012 33-2011 33-9032 33-3051.04 13-1199.07 33-9099.02 33-9093 49-9071 47-2061 53-3032 33-3052 33-9091 25-3031 13-1151 53-7051 33-1091 43-5032',
      lead: '33-1091 11-3013.01 13-1199.07 11-9161 13-1151 33-1012 13-1082 33-3051 33-1011 47-1011 11-3131 53-1043 13-1199.04 49-1011 33-1021 51-1011',
      officer:
        '11-1021 13-1082 11-9161 11-3013.01 13-1111 11-3071 11-3131 11-9199.08 13-1199.04 11-3012 13-1081 11-3051 11-9021 13-1199.07 33-1012',
    },
    'infantry|infantryman|rifleman|rifle squad|~squad leader|fire team|fireteam|~team leader|~platoon sergeant|grunt|~patrols|dismounted|machine gunner|~machine gun|mortar|mortarman|combat patrols|~marksmanship|close combat|room clearing|~raids|ambush|weapons squad|~scout|~reconnaissance|cavalry scout|sniper|~platoon leader|rifle company|~company commander|combat arms',
    true,
  ),
  field(
    'special-operations',
    'special operations work',
    '1011',
    {
      working:
        '13-1199.07 33-3021 33-3051 13-1151 33-9021 33-2011 11-9161 33-3021.06 29-2043 33-3051.04 33-1091 13-1082 33-9032 25-3031 49-9092',
      lead: '11-3013.01 13-1199.07 11-9161 33-3021 13-1082 13-1151 11-1021 33-3021.06 13-1199.04 11-3131 33-1012 33-9021 13-1111',
      officer:
        '11-1021 11-3013.01 13-1082 11-9161 13-1111 33-3021.06 13-1199.04 13-1199.07 11-3131 11-9199.08',
    },
    'special forces|green beret|green berets|ranger regiment|navy seal|seal team|special warfare|~=raider|marsoc|~direct action|unconventional warfare|foreign internal defense|~special operations|pararescue|combat controller|~delta',
    true,
  ),
  field(
    'training-instructors',
    'training and instruction',
    '1012 2702 2511',
    {
      working: '13-1151 25-3031 25-3021 25-2032 25-9031 39-9031 25-3041 27-2022 13-1071 11-3131 25-1194',
      lead: '13-1151 11-3131 25-9031 25-1194 25-2032 25-3031 11-9039 13-1071 13-1082 21-1012',
      officer: '11-3131 25-9031 13-1151 11-9033 25-1194 11-9032 11-9039 13-1111 25-9044 11-1021',
    },
    'drill sergeant|drill instructor|instructor|training instructor|taught|curriculum|lesson plans|trained soldiers|trained marines|trained sailors|master trainer|classroom|course manager|schoolhouse|=trainer|training nco|training manager',
  ),
  field(
    'armor',
    'armored vehicle work',
    '102',
    {
      working:
        '53-3032 47-2073 49-3042 33-3051 49-3031 53-7051 33-3012 47-2071 33-2011 53-7021 33-9032 51-9161 49-9071 13-1151 53-3033 33-3051.04',
      lead: '53-1043 49-1011 47-1011 13-1151 33-1091 13-1082 51-1011 11-9161 11-3013.01 11-3071 13-1081 33-1012 33-3051',
      officer: '11-1021 13-1082 11-3071 11-9161 13-1111 11-3051 11-3013.01 11-9021 11-3131 13-1081',
    },
    '~tank|tanker|tank crew|armor crewman|armored vehicle|~abrams|~bradley|~stryker|amtrac|assault amphibious vehicle|~=loader|~gunnery|tank commander|light armored vehicle',
    true,
  ),
  field(
    'artillery',
    'artillery and air defense work',
    '104 2206',
    {
      working:
        '33-3051 43-5032 33-2011 53-7021 47-5032 49-9071 43-5031 53-3032 17-3031 51-9161 33-3012 33-9032 47-2061 53-7051 13-1151 17-3022 49-2094 15-1232 33-3051.04',
      lead: '47-1011 11-9161 13-1151 33-1091 53-1043 51-1011 13-1082 13-1081 11-3013.01 43-1011 49-1011 13-1199.04 33-1012',
      officer:
        '11-1021 13-1082 11-9161 13-1111 15-2031 11-3051 13-1081 11-3131 11-3013.01 11-9041 13-1199.04',
    },
    'artillery|howitzer|cannon|fire direction|~fire support|forward observer|joint fires|mlrs|himars|rocket launcher|air defense|patriot missile|avenger|gun section|cannoneer|fire missions|~ballistic',
    true,
  ),
  field(
    'combat-engineering',
    'combat engineering',
    '103',
    {
      working:
        '47-2073 47-2061 47-5032 47-2031 47-4051 47-2071 47-2151 47-2051 47-4041 53-7021 33-2011 47-2221 47-5022 47-5023 33-3051 53-3032 49-3042',
      lead: '47-1011 11-9021 13-1082 13-1051 47-4011 47-5032 19-5011 11-9161 13-1151 47-2073 51-1011',
      officer: '11-9021 17-2051 13-1082 11-9041 13-1051 11-3013 11-9161 11-1021 47-1011',
    },
    'combat engineer|sapper|demolition|demolitions|route clearance|minefield|~=mines|breaching|~breach|~obstacle|fighting positions|bridge crew|bridging|bangalore|survivability positions|~explosives',
    true,
  ),
  field(
    'aircrew',
    'aircrew work',
    '105',
    {
      working:
        '53-2031 53-1041 53-2022 49-3011 53-6032 43-5011 43-5032 33-2011 49-2091 29-2042 53-6051.01 13-1081 43-5011.01 17-3021 13-1151',
      lead: '53-1041 53-2022 13-1151 53-6051.01 11-3071 49-1011 13-1082 13-1081 19-5011 11-3131',
      officer: '53-2011 53-2012 53-2022 11-3071 13-1082 53-6051.01 11-1021',
    },
    'loadmaster|flight engineer|aerial gunner|crew chief in flight|aircrew|boom operator|in-flight refueling|airdrop|flight attendant|aerial refueling|sensor operator|naval aircrewman|rescue swimmer|weight and balance',
  ),
  field(
    'pilots',
    'flying',
    '2201 2202 2203',
    {
      working: '53-2011 53-2012 53-2022 25-3031 53-6051.01 13-1151 53-2021 11-3071',
      lead: '53-2011 53-2012 53-6051.01 53-2022 11-3071 13-1082 13-1151 19-5011',
      officer: '53-2011 53-2012 11-3071 53-2022 13-1082 53-6051.01 11-1021 13-1111 11-3131 17-2011 25-1194',
    },
    'pilot|aviator|flight hours|instructor pilot|aircraft commander|helicopter pilot|~flew|~cockpit|instrument rating|black hawk pilot|apache pilot|fighter pilot|sorties flown|copilot',
  ),
  field(
    'aircrew-officers',
    'navigation and mission crew work',
    '2204',
    {
      working: '53-2022 15-2031 13-1082 53-6051.01 13-1111 33-3021.06 17-3021 11-3071',
      lead: '53-2022 13-1082 13-1111 11-3071 53-6051.01',
      officer:
        '13-1082 11-3071 53-2022 15-2031 13-1111 53-2011 11-1021 33-3021.06 53-6051.01 11-3131 17-2011',
    },
    'combat systems officer|weapons systems officer|naval flight officer|electronic warfare officer|air battle manager|mission commander|navigator',
  ),
  field(
    'unmanned-systems',
    'unmanned aircraft work',
    '108 2209',
    {
      working:
        '17-3024 53-2012 17-3024.01 49-2091 17-3021 15-1299.02 53-2022 17-3031 19-2099.01 33-3021.06 27-4031 17-1021 43-5032 49-3011',
      lead: '53-2022 17-3024 13-1082 53-6051.01 13-1151 33-3021.06 49-1011 53-2012 11-3071',
      officer: '53-2012 53-2011 13-1082 11-3071 33-3021.06 53-2022 17-2011 11-1021 13-1111',
    },
    'drone|drones|uav|uas|unmanned|remotely piloted|predator|reaper|shadow uas|raven|scan eagle|scaneagle|suas|rpa',
  ),
  field(
    'deck',
    'deck work',
    '106',
    {
      working:
        '53-5011 53-5021 49-9096 53-5022 51-9124 53-7021 47-2141 53-6011 53-7031 53-1043 53-7041 49-9071 43-5011 53-7065',
      lead: '53-5021 53-1043 53-5011 11-3071 13-1081 49-1011 53-1042 47-1011 19-5011 13-1151',
      officer: '53-5021 11-3071 13-1081 11-1021 13-1082',
    },
    'boatswain|deck department|line handling|mooring|seamanship|helmsman|underway replenishment|~anchor|quartermaster of the watch|navigation charts|ship handling|deck seaman|able seaman|~rigging|watercraft|bridge watch|painting and preservation',
  ),
  field(
    'small-boats',
    'small boat work',
    '',
    {
      working:
        '53-5022 53-5021 53-5011 33-3031 33-3051 43-5032 43-5031 33-3051.04 33-9092 33-2011 49-3051 53-6011 29-2042 53-7031 49-9096',
      lead: '53-5021 11-9161 33-3031 33-1012 13-1151 53-1043 53-5011 43-5031 13-1199.04 49-1011 19-5011 11-3071',
      officer: '53-5021 11-9161 11-3071 13-1082 11-1021 33-1012 13-1199.04',
    },
    'coxswain|small boat|boat crew|boat driver|surfman|rescue boat|boarding team|search and rescue boat|boat operations|patrol boat|aids to navigation|~search and rescue|~helmsman|~seamanship',
  ),
  field(
    'surface-warfare',
    'command of ships and their departments',
    '220500',
    {
      working: '11-1021 13-1082 11-3071 53-5021 13-1081',
      lead: '11-1021 13-1082 11-3071 53-5021 13-1081 11-9161',
      officer:
        '11-1021 13-1082 11-3071 11-9161 13-1111 11-3051 13-1081 11-3013.01 11-3131 53-5021 11-9199.02 13-1199.04 11-3012 11-3071.04',
    },
    'surface warfare|~division officer|officer of the deck|~department head|~executive officer|~commanding officer|submarine officer|engineering officer of the watch',
    true,
  ),
  field(
    'guards',
    'security and guard work',
    '107',
    {
      working:
        '33-9032 33-3051 13-1199.07 33-1091 33-9031 33-3012 33-9093 33-9021 43-5031 33-9099.02 33-3051.04',
      lead: '33-1091 11-3013.01 13-1199.07 33-1012 33-9032 33-3051 11-9161 11-9199.08',
      officer: '11-3013.01 33-1012 11-9161 13-1199.07 11-9199.08',
    },
    'guard duty|access control|entry control point|gate guard|sentry|physical security|security detail|personal security|force protection|security guard',
  ),
  field(
    'space-operations',
    'satellite and space systems operations',
    '',
    {
      working:
        '17-3023 33-3021.06 43-5032 53-2022 49-2094 15-1232 15-1231 15-1212 15-1299.02 43-5031 17-3024 49-2021 15-1299.08 13-1111',
      lead: '13-1082 13-1111 33-3021.06 13-1151 53-2022 17-3023 11-3021 15-1299.08 43-1011 11-9161',
      officer: '13-1082 11-3021 13-1111 33-3021.06 11-1021 15-1299.08 17-2011 11-9041',
    },
    'space operations|satellite operator|satellite control|orbital|spacecraft|~satellite',
  ),
  field(
    'sensors',
    'sensor, sonar and radar watch work',
    '121 1221',
    {
      working:
        '17-3023 43-5032 33-3021.06 49-2094 53-2022 43-5031 15-1299.02 17-3031 53-2021 15-1232 53-5021 49-2091 17-3024 19-4099 43-2099',
      lead: '53-2022 13-1151 33-3021.06 13-1082 43-1011 17-3023 11-9161 49-1011 53-5021',
      officer: '13-1082 11-3021 33-3021.06 53-2022 11-1021',
    },
    'sonar|radar operator|combat information center|track contacts|air picture|surface tracking|operations specialist|surface search|~acoustic|~plot',
  ),
  field(
    'air-traffic-control',
    'air traffic control',
    '1222',
    {
      working: '53-2021 53-2022 43-5032 43-5031 53-6051.01 43-5011 53-2011 13-1151',
      lead: '53-2021 53-2022 53-6051.01 13-1151 11-3071 43-1011 13-1082 25-1194',
      officer: '53-2021 53-2022 11-3071 11-1021 13-1082 53-6051.01',
    },
    'air traffic|tower controller|approach control|ground controlled approach|radar approach|airspace|control tower|faa cto|air traffic controller|atc',
  ),
  field(
    'intelligence',
    'intelligence work',
    '1243 1244 1242 2301 2302 2303 1230',
    {
      working:
        '33-3021.06 15-2051.01 13-1161 15-1212 15-2051 33-3021 13-2099.04 19-4061 15-1299.06 13-1111 13-1199.04 13-1041 17-1021 15-2031 13-2054 13-1199.07 15-1299.02',
      lead: '33-3021.06 13-1111 11-3013.01 15-2051.01 13-1199.07 13-1199.04 13-1082 33-3021 13-2099.04 15-1212 13-1151 11-9161',
      officer:
        '33-3021.06 13-1111 11-3013.01 15-2051.01 13-1199.04 11-1021 13-1082 15-2031 11-9199.02 13-2054 15-1212 11-3021 13-1161',
    },
    'intelligence analyst|intelligence|all-source|all source|intel|s2|g2|~targeting|threat assessments|humint|counterintelligence|source operations|imint|order of battle|intelligence briefings|intelligence reports|geospatial|geoint|imagery|pattern of life|link analysis|threat analysis',
    true,
  ),
  field(
    'geospatial',
    'mapping and imagery work',
    '1242 1411 1412',
    {
      working:
        '15-1299.02 17-1021 17-3031 33-3021.06 17-1022 19-2099.01 17-3022 15-2051 17-1022.01 17-3011 15-2051.01',
      lead: '15-1299.02 17-1021 33-3021.06 17-1022 13-1082 17-3031 19-2099.01',
      officer: '15-1299.02 17-1021 33-3021.06 13-1082 17-1022 19-2099.01',
    },
    'geospatial|gis|arcgis|imagery analyst|mapping|~survey|surveyor|topographic|terrain analysis|cartography|cartographer|remote sensing|~maps|photogrammetry|land survey',
  ),
  field(
    'signals-language',
    'signals and language work',
    '1231 1232 1241 1233',
    {
      working:
        '27-3091 33-3021.06 15-1212 15-2051.01 43-2099 15-2051 13-1161 15-1299.06 15-1231 17-3023 13-1041 25-1124 13-2099.04 49-2094',
      lead: '33-3021.06 27-3091 15-1212 13-1111 13-1151 13-1082 13-1199.07 15-2051.01 11-3021',
      officer: '33-3021.06 11-3021 15-1212 13-1111 13-1082 27-3091 11-3013.01',
    },
    'linguist|cryptologic|sigint|signals intelligence|interpreter|translator|translated|foreign language|dlpt|arabic|dari|pashto|farsi|russian|korean|chinese mandarin|~intercept|transcribe|language analyst|elint|electronic warfare',
  ),
  field(
    'operations-centers',
    'operations center and control work',
    '125',
    {
      working:
        '43-5032 43-5031 11-9161 13-1199.04 53-2022 33-3021.06 33-3051 13-1081 43-5061 33-2011 13-1082 33-9032 43-1011 53-2021 13-1151',
      lead: '11-9161 13-1199.04 13-1082 43-1011 53-2022 13-1081 13-1151 11-3013.01 13-1199.07 13-1111',
      officer: '11-1021 13-1082 11-9161 13-1199.04 13-1111 11-3071 53-2022 13-1081',
    },
    'operations center|command post|battle captain|tactical operations center|toc|watch floor|watch officer|common operating picture|battle staff|emergency action|crisis action|current operations|dispatch',
  ),
  field(
    'operations-officers',
    'planning and leading operations',
    '2207 2102 2101 2701 2705',
    {
      working: '13-1082 13-1111 11-3012 13-1081 13-1199.04 43-1011',
      lead: '13-1082 11-1021 13-1111 11-3012 11-9161 13-1081 13-1199.04 11-3071',
      officer:
        '11-1021 13-1082 13-1111 11-9161 13-1199.04 11-3012 11-3071 11-1011 11-3013.01 11-3131 11-9199.02 13-1081 11-3051',
    },
    'operations officer|s3|g3|j3|plans officer|~chief of staff|~=commander|=commanded|~executive officer|battalion|brigade staff|joint staff|strategic plans|budget authority',
  ),
] as const;
