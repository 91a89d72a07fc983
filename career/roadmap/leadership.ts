/**
 * The occupation that leads each kind of work: beginning of an O*NET-SOC code -> first leading title, then the
 * manager's. Longest beginning wins. Our reading of the classification.
 */
const LEADERS: Readonly<Record<string, readonly [supervisor: string | null, manager: string]>> = {
  '11': [null, '11-1021.00'],
  '13': [null, '11-1021.00'],
  '13-102': [null, '11-3061.00'],
  '13-104': [null, '11-9199.02'],
  '13-107': [null, '11-3121.00'],
  '13-108': [null, '11-3071.04'],
  '13-1081': [null, '11-3071.04'],
  '13-1082': [null, '11-1021.00'],
  '13-114': [null, '11-3111.00'],
  '13-115': [null, '11-3131.00'],
  '13-116': [null, '11-2021.00'],
  '13-1199.07': [null, '11-3013.01'],
  '13-1199.04': [null, '11-9161.00'],
  '13-2': [null, '11-3031.00'],
  '15': ['15-1299.09', '11-3021.00'],
  '17': [null, '11-9041.00'],
  '19': [null, '11-9121.00'],
  '19-5': [null, '11-9199.02'],
  '21': [null, '11-9151.00'],
  '23': [null, '11-9199.02'],
  '25': [null, '11-3131.00'],
  '27': [null, '11-2032.00'],
  '27-2': ['27-2012.00', '11-1021.00'],
  '29': [null, '11-9111.00'],
  '31': ['29-1141.00', '11-9111.00'],
  '33-1': [null, '11-9161.00'],
  '33-2': ['33-1021.00', '11-9161.00'],
  '33-301': ['33-1011.00', '11-9151.00'],
  '33-3': ['33-1012.00', '11-3013.01'],
  '33-9': ['33-1091.00', '11-3013.01'],
  '35': ['35-1012.00', '11-9051.00'],
  '37': ['37-1011.00', '11-3013.00'],
  '39': ['39-1022.00', '11-1021.00'],
  '41': ['41-1011.00', '11-2022.00'],
  '41-3': ['41-1012.00', '11-2022.00'],
  '41-4': ['41-1012.00', '11-2022.00'],
  '41-9': ['41-1012.00', '11-2022.00'],
  '43': ['43-1011.00', '11-3012.00'],
  '43-5': ['53-1042.00', '11-3071.00'],
  '45': ['45-1011.00', '11-9013.00'],
  '47': ['47-1011.00', '11-9021.00'],
  '49': ['49-1011.00', '11-3013.00'],
  '51': ['51-1011.00', '11-3051.00'],
  '53': ['53-1043.00', '11-3071.00'],
};

/** The leading occupations above a code, nearest first, without the code itself. */
export function leadersOf(onetSocCode: string): string[] {
  for (let length = onetSocCode.length; length >= 2; length--) {
    const leaders = LEADERS[onetSocCode.slice(0, length)];
    if (leaders) return leaders.filter((code) => code !== null && code !== onetSocCode).map(String);
  }
  return [];
}

/** Every code the table names, for the test that they exist. */
export const LEADER_CODES: readonly string[] = [...new Set(Object.values(LEADERS).flat())].filter(
  (code) => code !== null,
);
