import type { CareerFacts } from '#career/occupations/facts.ts';

/**
 * The official crosswalk sends many codes to a group heading ("Computer Occupations, All Other") that names no job.
 * Titles that stand in such a group's place, in it or next to it, the likeliest first: our judgement, shown as close
 * skills and never as official.
 */
const STAND_FOR: Readonly<Record<string, string>> = {
  '11-9039': '11-3131 13-1151 11-9033 25-9031',
  '11-9179': '11-1021 11-3012 11-9072',
  '11-9199': '11-1021 13-1082 11-3012 11-9199.02',
  '13-1199': '13-1082 13-1111 13-1199.07 13-1199.04',
  '15-1299': '15-1232 15-1244 15-1231 15-1299.08 15-1212',
  '15-2099': '15-2031 15-2051 15-2041',
  '17-2199': '17-2051 17-2112 17-2141 17-2081',
  '17-3029': '17-3023 17-3026 17-3027 17-3024',
  '19-1029': '19-1042 19-4021 11-9121',
  '19-1099': '19-1042 19-4021',
  '19-2099': '19-2041 19-2012 11-9121',
  '19-3039': '19-3033 21-1014',
  '19-3099': '33-3021.06 19-3094 13-1161',
  '19-4099': '19-4042 19-4044 19-5012 19-4031',
  '21-1029': '21-1023 21-1093 21-1021',
  '21-2099': '21-2021 21-1093',
  '25-1069': '25-1194 13-1151',
  '25-1199': '25-1194 13-1151 25-9031',
  '25-3099': '13-1151 25-3021 25-3031 11-3131',
  '29-1229': '29-1215 29-1216 29-1214',
  '29-1249': '29-1242 29-1241',
  '29-2099': '31-9092 29-2055 29-2031 29-2072',
  '29-9099': '31-9092 29-2072 29-2042 29-9021',
  '33-1099': '33-1012 33-1091 11-3013.01',
  '39-9099': '39-4031 39-4012 21-1093',
  '43-2099': '43-5031 49-2021 15-1231 43-5032',
  '43-4199': '43-5061 43-6014 43-9061',
  '43-9199': '43-6014 43-9061 43-1011',
  '47-4099': '47-2061 47-2031 47-4051 47-2073',
  '47-5099': '47-5022 47-2073 47-2061 47-5023',
  '49-9069': '17-3028 49-9012 49-2094 49-9062',
  '49-9099': '49-9071 49-9041 51-4041 49-1011',
  '51-8099': '51-8013 51-8021 51-8031 49-9041',
  '51-9199': '51-9061 51-2092 51-1011',
  '53-1049': '53-1043 11-3071 53-1042',
  '53-6099': '53-6032 53-2022 53-7062',
  '53-7199': '53-7051 53-7062 43-5071 53-7065',
};

/** O*NET-SOC codes that stand for a group heading, the likeliest first; empty for one we have no judgement on. */
export function titlesForGroup(groupCode: string): string[] {
  return (STAND_FOR[groupCode.slice(0, 7)] ?? '')
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => (code.includes('.') ? code : `${code}.00`));
}

/** Rows of the titles that stand for a group heading's row; empty for any other row. */
export function rowsForGroup(facts: CareerFacts, row: number): readonly number[] {
  const code = facts.tables.occupations.code[row] ?? '';
  return facts.once(`group-${code}`, () =>
    titlesForGroup(code).flatMap((stand) => facts.rowOfOccupation.get(stand) ?? []),
  );
}

/** The headings that have titles to stand for them, for the tests. */
export const GROUPS_WITH_TITLES: readonly string[] = Object.keys(STAND_FOR);
