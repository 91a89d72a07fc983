import type { Tier } from './level.ts';

/**
 * Broad titles that veterans of any job move into, for a record that says nothing yet; by tier, the widest doors
 * first. Always marked as inferred, with the request to fill in the record.
 */
const GENERAL: Readonly<Record<'enlisted' | 'leader', string>> = {
  enlisted: `33-3051 43-5071 13-1081 53-3032 49-9071 33-2011 15-1232 47-2061 43-4161 13-1151 29-2042 33-3012 43-5032
    49-3031 51-8031 47-2111 33-9032 53-7051 43-6014 49-2022 13-1071 41-4012 19-5012 49-1011`,
  leader: `11-1021 13-1082 11-3071 13-1111 13-1151 11-9161 11-3012 13-1081 11-3013 11-3131 13-1071 11-3013.01 49-1011
    47-1011 53-1043 11-3071.04 13-1199.04 11-3121 51-1011 43-1011 33-1012 13-1041 15-1299.09 19-5011`,
};

/** O*NET-SOC codes of broad titles for a tier, the widest doors first. */
export function generalTitles(tier: Tier): string[] {
  const list = tier === 'junior' || tier === 'middle' ? GENERAL.enlisted : GENERAL.leader;
  return list.split(/\s+/).map((code) => (code.includes('.') ? code : `${code}.00`));
}
