import type { MilitaryPage } from '#career/explore/military-page.ts';
import { thousands } from '#career/matching/wording/sentence.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Destination, EarningsPoint } from '#career/occupations/military-job.ts';
import { type Html, html } from './html.ts';
import { sourceLine } from './parts.ts';

/** What soldiers of the field earned 1, 5 and 10 years after service; null where the Census publishes nothing. */
export function earnedPart(facts: CareerFacts, { code, earnings }: MilitaryPage): Html | null {
  if (earnings === null) return null;
  const years: readonly [string, EarningsPoint][] = [
    ['1 year', earnings.year1],
    ['5 years', earnings.year5],
    ['10 years', earnings.year10],
  ];
  return html`<section aria-labelledby="earned"><h2 id="earned">What soldiers in this field earned</h2>
<p>${whose(code.branch)} ${earnings.label}. Total earnings from any kind of work, in 2018 dollars.</p>
<div class="columns" role="group" aria-labelledby="earned" tabindex="0"><table><thead><tr><th scope="col">After service</th><th scope="col">1 in 4 earned under</th><th scope="col">Median</th><th scope="col">1 in 4 earned over</th></tr></thead><tbody>${years.map(
    ([after, { p25, median, p75 }]) =>
      html`<tr><th scope="row">${after}</th><td>${dollars(p25)}</td><td>${dollars(median)}</td><td>${dollars(p75)}</td></tr>`,
  )}</tbody></table></div>${sourceLine(facts, ['census-veo'])}</section>`;
}

const dollars = (value: number | null) => (value === null ? 'not published' : `$${thousands(value)}`);

/** The Census follows soldiers alone; whoever served elsewhere is told so. */
function whose(branch: string): string {
  return branch === 'Army'
    ? 'Army enlisted veterans in this field:'
    : `The Census doesn’t publish ${branch} figures. These are for Army enlisted veterans in the same field:`;
}

const SECTORS_SHOWN = 6;
const STATES_SHOWN = 8;

/** In which sectors and states soldiers of the wider field worked; null where the Census publishes nothing. */
export function workedPart(facts: CareerFacts, { code, destinations }: MilitaryPage): Html | null {
  if (destinations === null) return null;
  const { label, sectors, states } = destinations;
  return html`<section aria-labelledby="worked"><h2 id="worked">Where they worked 5 years after service</h2>
<p>${whose(code.branch)} ${label}. Shares of everyone who was working.</p>
<div class="halves"><table><thead><tr><th scope="col">Sector</th><th scope="col">Share</th></tr></thead><tbody>${sectors.slice(0, SECTORS_SHOWN).map(shareRow)}</tbody></table>
<table><thead><tr><th scope="col">State</th><th scope="col">Share</th></tr></thead><tbody>${states.slice(0, STATES_SHOWN).map(shareRow)}</tbody></table></div>${sourceLine(facts, ['census-veo'])}</section>`;
}

const shareRow = ({ name, share }: Destination) =>
  html`<tr><th scope="row">${name}</th><td>${percent(share)}</td></tr>`;

const percent = (share: number) => (share < 0.01 ? 'under 1%' : `${Math.round(share * 100)}%`);
