import type { MilitaryBranch } from '#career/service.ts';
import type { CareerFacts } from './facts.ts';

/** A federal job series that the Mil2FedJobs crosswalk names for a military job. */
export interface FederalSeries {
  /** Four figures, e.g. "2210". */
  readonly series: string;
  readonly title: string;
  /** GS: white-collar, General Schedule. FWS: trades and labor, Federal Wage System. */
  readonly system: 'GS' | 'FWS';
}

/** Federal job series for a military row, by number. Source: Mil2FedJobs, to 2016. */
export function federalSeriesOf(facts: CareerFacts, militaryRow: number): FederalSeries[] {
  const { series, title, system } = facts.tables.federal;
  return (facts.federalOfMilitaryRow.get(militaryRow) ?? []).map((at) => ({
    series: series[at] ?? '',
    title: title[at] ?? '',
    system: system[at] === 'FWS' ? 'FWS' : 'GS',
  }));
}

/** Earnings of veterans in dollars a year, quarters of the distribution; null where the Census withholds them. */
export interface EarningsPoint {
  readonly p25: number | null;
  readonly median: number | null;
  readonly p75: number | null;
}

/** What Army enlisted veterans of a DoD occupation earned 1, 5 and 10 years after service. */
export interface VeteranEarnings {
  readonly dodGroup: string;
  readonly label: string;
  readonly year1: EarningsPoint;
  readonly year5: EarningsPoint;
  readonly year10: EarningsPoint;
  readonly sourceId: 'census-veo';
}

/**
 * Census earnings for a military row's DoD occupation; undefined where none are published. They are of Army enlisted
 * veterans only: `ofOwnService` says whether the row is one of theirs, so that a screen can say so where it is not.
 */
export function findVeteranEarnings(
  facts: CareerFacts,
  militaryRow: number,
): (VeteranEarnings & { readonly ofOwnService: boolean }) | undefined {
  const { military, earnings } = facts.tables;
  const group = (military.dodGroups[military.dodGroup[militaryRow] ?? -1] ?? '').slice(0, 3);
  const at = group === '' ? -1 : earnings.dodGroup.indexOf(group);
  if (at < 0) return undefined;
  const branch = military.branches[Number(military.branch.charAt(militaryRow))] as MilitaryBranch | undefined;
  return {
    dodGroup: group,
    label: earnings.label[at] ?? '',
    year1: pointOf(earnings.year1[at]),
    year5: pointOf(earnings.year5[at]),
    year10: pointOf(earnings.year10[at]),
    sourceId: 'census-veo',
    ofOwnService: branch === 'Army' && military.category.charAt(militaryRow) === 'E',
  };
}

function pointOf(values: readonly (number | null)[] | undefined): EarningsPoint {
  const [p25 = null, median = null, p75 = null] = values ?? [];
  return { p25, median, p75 };
}
