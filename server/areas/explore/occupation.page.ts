import { branchAddress, EXPLORE, occupationAddress } from '#career/explore/addresses.ts';
import { type MilitaryCode, titlesOf } from '#career/explore/military-codes.ts';
import { type OccupationPage, occupationPage } from '#career/explore/occupation-page.ts';
import type { Matching } from '#career/matching/matching.ts';
import { growthInWords } from '#career/matching/wording/figures-in-words.ts';
import { schoolingInWords } from '#career/matching/wording/schooling.ts';
import { article, thousands } from '#career/matching/wording/sentence.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { inSentence } from '#career/occupations/plain-names.ts';
import { localPayInWords, nationPayInWords, ONLY_BY_THE_HOUR, ofGroup } from '#career/places/local-words.ts';
import { nationInstead } from '#career/places/nation-pay.ts';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { type Html, html } from './html.ts';
import { withNear } from './leads-near.ts';
import { nearPart } from './near.part.ts';
import type { Page } from './page-frame.ts';
import { certificateList, codeList, registerBox, searchForm, sourceLine } from './parts.ts';

const OCCUPATIONS = `${EXPLORE}/occupations`;

/** A civilian occupation: the work, its figures, and the military jobs that lead there; `near` is a place as typed. */
export function civilianPage(matching: Matching, occupation: Occupation, near = ''): Page {
  const told = occupationPage(matching, occupation);
  const { shownTitle, code } = occupation;
  const address = occupationAddress(code);
  const description = `${shownTitle} for veterans: what the work asks for, official pay and growth, ${told.license === null ? '' : 'the license, '}certificates, and the military jobs that lead there.`;
  return {
    title: `${shownTitle}: pay, growth and the military jobs that lead there`,
    description,
    canonical: near === '' ? address : null,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: 'Civilian occupations', address: OCCUPATIONS },
      { name: shownTitle, address },
    ],
    about: [occupationData(told)],
    main: mainPart(matching, told, near),
  };
}

function occupationData({ occupation, description, skills }: OccupationPage): object {
  const { shownTitle, title, code, figures } = occupation;
  const { pay, entryEducation } = figures;
  return {
    '@type': 'Occupation',
    name: shownTitle,
    alternateName: title,
    description,
    occupationalCategory: code,
    skills: skills.join(', '),
    ...(entryEducation === null ? {} : { educationRequirements: entryEducation }),
    occupationLocation: { '@type': 'Country', name: 'United States' },
    ...(pay === null
      ? {}
      : {
          estimatedSalary: {
            '@type': 'MonetaryAmountDistribution',
            name: 'Annual wage',
            currency: 'USD',
            duration: 'P1Y',
            ...(pay.p10 === null ? {} : { percentile10: pay.p10 }),
            ...(pay.p25 === null ? {} : { percentile25: pay.p25 }),
            median: pay.median,
            ...(pay.p75 === null ? {} : { percentile75: pay.p75 }),
            ...(pay.p90 === null ? {} : { percentile90: pay.p90 }),
          },
        }),
  };
}

function mainPart({ facts }: Matching, told: OccupationPage, near: string): Html {
  const { occupation, description, workplace, skills, license, certificates, related } = told;
  const { shownTitle, title, figures } = occupation;
  const { entryStep, entryExperience } = figures;
  return html`<header class="top"><h1>${shownTitle}</h1>
<p class="muted">Civilian occupation ${occupation.code}${isSameName(title, shownTitle) ? null : `. Official name: ${title}`}</p></header>
<section aria-labelledby="work"><h2 id="work">The work</h2><p>${description}</p><p>${workplace}</p>
${skills.length === 0 ? null : html`<p>Skills it uses most: ${skills.map(inSentence).join(', ')}.</p>`}${sourceLine(facts, ['onet-29.3'])}</section>
<section aria-labelledby="pay"><h2 id="pay">Pay and growth</h2>${payPart(facts, occupation)}<p>${growthInWords(figures)}</p>${sourceLine(facts, ['oews-2025', 'bls-ep-2024-34'])}</section>
${nearPart(facts, occupation, near)}
<section aria-labelledby="need"><h2 id="need">What you need</h2><ul class="rows">
<li><strong>Schooling:</strong> ${entryStep === null ? 'the Bureau of Labor Statistics doesn’t list any' : `usually ${schoolingInWords(entryStep)}`}.</li>
${entryExperience === null || entryExperience === 'None' ? null : html`<li><strong>Experience:</strong> ${inSentence(entryExperience)} in related work.</li>`}
<li><strong>License:</strong> ${license === null ? 'we don’t know of one that the law or nearly every employer requires. Your state may differ.' : `${article(license)} ${license}.`}</li></ul>
${certificates.length === 0 ? null : html`<h3>Certificates that help</h3>${certificateList(certificates, false)}`}</section>
${militaryPart(told, near)}
${related.length === 0 ? null : html`<section aria-labelledby="related"><h2 id="related">Related occupations</h2><ul class="codes">${related.map((other) => html`<li><a href="${withNear(occupationAddress(other.code), near)}">${other.shownTitle}</a></li>`)}</ul></section>`}
${registerBox(null, null)}
<section aria-labelledby="another"><h2 id="another">Start from your military job</h2>${searchForm(null, '', near)}</section>`;
}

/** "Emergency Medical Technicians" says no more than "Emergency Medical Technician". */
const isSameName = (one: string, other: string) => one.replace(/s$/, '') === other.replace(/s$/, '');

function payPart(facts: CareerFacts, occupation: Occupation): Html {
  const { pay, widerGroup } = occupation.figures;
  if (pay === null) {
    const nation = nationInstead(facts, occupation);
    if (nation === null) return html`<p>Nobody publishes pay for this occupation.</p>`;
    return nation.hourly === null
      ? html`<p>The Bureau of Labor Statistics doesn’t publish yearly pay for this occupation alone. What it publishes: ${ofGroup(localPayInWords(nation), nation)}.</p>`
      : html`<p>${ONLY_BY_THE_HOUR.slice(0, -1)}: ${nationPayInWords(nation)}.</p>`;
  }
  const steps: readonly [string, number | null][] = [
    ['Lowest 10% earn under', pay.p10],
    ['Lowest 25% earn under', pay.p25],
    ['Half earn under (median)', pay.median],
    ['Top 25% earn over', pay.p75],
    ['Top 10% earn over', pay.p90],
  ];
  return html`${widerGroup === null ? null : html`<p>These figures are for the broader group “${inSentence(widerGroup)}”.</p>`}<table><thead><tr><th scope="col">National pay</th><th scope="col">A year</th></tr></thead><tbody>${steps.map(
    ([name, value]) =>
      html`<tr><th scope="row">${name}</th><td>${value === null ? 'not published' : `$${thousands(value)}`}</td></tr>`,
  )}</tbody></table>`;
}

/** Where more codes than this lead to an occupation, the rest stand behind the branch's own pages. */
const MOST_CODES = 60;
/** A branch with more codes than this is folded. */
const MOST_OPEN = 5;

function militaryPart({ official, ofField }: OccupationPage, near: string): Html {
  if (official.length + ofField.length === 0)
    return html`<section aria-labelledby="from"><h2 id="from">Military jobs that lead there</h2><p>No military code leads here directly. People get here from many jobs, through what they did and learned.</p></section>`;
  return html`<section aria-labelledby="from"><h2 id="from">Military jobs that lead there</h2>
${byBranch('From the official crosswalk', official, near)}${byBranch('From the same field, in our judgment', ofField, near)}</section>`;
}

function byBranch(heading: string, codes: readonly MilitaryCode[], near: string): Html | null {
  if (codes.length === 0) return null;
  const most = Math.max(4, Math.floor(MOST_CODES / new Set(codes.map(({ branch }) => branch)).size));
  return html`<h3>${heading}</h3>${MILITARY_BRANCHES.map((branch) => {
    // A code without a title tells nobody anything.
    const own = codes.filter((code) => code.branch === branch && titlesOf(code).length > 0);
    if (own.length === 0) return null;
    const shown = own.slice(0, most);
    const rest = own.length - shown.length;
    return html`<details${own.length <= MOST_OPEN ? html` open` : null}><summary>${branch} <span class="muted">(${own.length})</span></summary>${codeList(shown, false, near)}${rest === 0 ? null : html`<p><a href="${branchAddress(branch)}">${rest} more in all ${branch} codes</a></p>`}</details>`;
  })}`;
}
