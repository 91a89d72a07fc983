import { branchAddress, branchSlug, EXPLORE, occupationAddress } from '#career/explore/addresses.ts';
import { codesByGroup } from '#career/explore/branch-list.ts';
import type { Lead } from '#career/explore/leads-to.ts';
import type { Search } from '#career/explore/search.ts';
import { thousands } from '#career/matching/wording/sentence.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import type { CivilianOccupation } from '#career/occupations/occupation.ts';
import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import { type Html, html } from './html.ts';
import { leadsNear, NATIONWIDE, withNear } from './leads-near.ts';
import { nearSection, payOf, placeNear, placeNotes } from './near.part.ts';
import type { Page } from './page-frame.ts';
import { codeList, leadList, registerBox, searchForm, sourceLine } from './parts.ts';

const DESCRIPTION =
  'Type your military code, job title or a few words, and see what civilians call it: job titles with reasons, official pay and growth. No account needed.';

/** /explore with nothing typed yet. */
export function explorePage(facts: CareerFacts): Page {
  return {
    title: 'Where your military job can take you',
    description: DESCRIPTION,
    canonical: EXPLORE,
    crumbs: [],
    about: [],
    main: html`<header class="top"><h1>What do civilians call your job?</h1><p class="lead">Type your code, your job title or a few words. You’ll get civilian titles with the reason for each, official pay, and what you still need. No account needed, and we don’t store anything.</p></header>
${searchForm(null)}
<section aria-labelledby="branches"><h2 id="branches">Or browse the lists</h2><ul class="cards">${MILITARY_BRANCHES.map(
      (branch) =>
        html`<li><a href="${branchAddress(branch)}"><b>${branch}</b> ${thousands(codesByGroup(facts, branch).reduce((sum, { codes }) => sum + codes.length, 0))} codes</a></li>`,
    )}<li><a href="${EXPLORE}/occupations"><b>Civilian occupations</b> and the military jobs that lead there</a></li></ul></section>`,
  };
}

/** /explore with something typed; `near` is a place as typed. */
export function searchPage(
  facts: CareerFacts,
  branch: MilitaryBranch | null,
  typed: string,
  found: Search,
  near: string,
): Page {
  const { codes, leads, occupations } = found;
  const nothing = codes.length + leads.length + occupations.length === 0;
  return {
    title: `“${typed}”`,
    description: DESCRIPTION,
    canonical: null,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: 'Search', address: EXPLORE },
    ],
    about: [],
    main: html`<header class="top"><h1>${nothing ? html`We don’t know “${typed}” yet` : html`What we found for “${typed}”`}</h1></header>
${searchForm(branch, typed, near)}
${nothing ? nothingFound() : null}
${codes.length === 0 ? null : html`<section aria-labelledby="codes"><h2 id="codes">Military jobs</h2>${codeList(codes, branch === null || codes.some((code) => code.branch !== branch), near)}</section>`}
${leads.length === 0 ? null : titlesPart(facts, branch, typed, leads, near)}
${occupationsPart(occupations, near)}
${leads.length === 0 ? null : registerBox(branch, typed)}`,
  };
}

function titlesPart(
  facts: CareerFacts,
  branch: MilitaryBranch | null,
  typed: string,
  leads: readonly Lead[],
  near: string,
): Html {
  const asked = { ...(branch === null ? {} : { branch: branchSlug(branch) }), q: typed };
  const found = near === '' ? null : placeNear(facts, `${EXPLORE}?${new URLSearchParams(asked)}`, near);
  const place = found !== null && 'place' in found ? found.place : null;
  const told = place === null ? NATIONWIDE : leadsNear(facts, leads, place, near);
  const answer = found === null ? null : 'ask' in found ? found.ask : placeNotes(found.place);
  return html`<section aria-labelledby="titles"><h2 id="titles">Titles that match your words</h2>${leadList(leads, told)}${sourceLine(facts, [...told.sourceIds, 'bls-ep-2024-34'])}${payOf(place)}</section>
${nearSection(EXPLORE, near, answer, asked)}`;
}

function nothingFound(): Html {
  return html`<div class="note"><p>Three things that work:</p><ul class="rows"><li>Your code the way it’s written on your papers: 68W, HM, 3D1X2, 0311.</li><li>Your job title: “motor transport operator”.</li><li>What you did, in plain words: “fixed helicopter engines”.</li></ul></div>`;
}

function occupationsPart(occupations: readonly CivilianOccupation[], near: string): Html | null {
  if (occupations.length === 0) return null;
  return html`<section aria-labelledby="civilian"><h2 id="civilian">Civilian occupations with that name</h2><ul class="codes">${occupations.map(
    ({ onetSocCode, onetTitle }) =>
      html`<li><a href="${withNear(occupationAddress(onetSocCode), near)}">${onetTitle}</a></li>`,
  )}</ul></section>`;
}

/** For an address under /explore that leads nowhere: says so, and helps on. */
export function missingPage(branch: MilitaryBranch | null, typed: string, found: Search | null): Page {
  const codes = found?.codes ?? [];
  return {
    title: 'Not found',
    description: DESCRIPTION,
    canonical: null,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: 'Not found', address: EXPLORE },
    ],
    about: [],
    main: html`<header class="top"><h1>We don’t know “${typed}”</h1><p class="lead">${branch === null ? 'There’s no page at this address.' : `It’s not in the ${branch} lists we have.`} Check the spelling, pick another branch, or describe the job in a few words.</p></header>
${searchForm(branch, typed)}
${codes.length === 0 ? null : html`<section aria-labelledby="meant"><h2 id="meant">Did you mean one of these?</h2>${codeList(codes, true)}</section>`}
<section aria-labelledby="branches"><h2 id="branches">Or browse the lists</h2><ul class="cards">${MILITARY_BRANCHES.map((name) => html`<li><a href="${branchAddress(name)}"><b>${name}</b> all codes</a></li>`)}</ul></section>`,
  };
}
