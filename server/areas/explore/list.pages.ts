import { branchAddress, EXPLORE, occupationAddress } from '#career/explore/addresses.ts';
import { type CodeGroup, codesByGroup } from '#career/explore/branch-list.ts';
import { type MilitaryCode, titlesOf } from '#career/explore/military-codes.ts';
import { industryOf } from '#career/matching/wording/industry.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { namesJob, type Occupation } from '#career/occupations/occupation.ts';
import type { MilitaryBranch } from '#career/service.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page-frame.ts';
import { codeList, searchForm, sourceLine } from './parts.ts';

/** Codes on one page of a list: 20 KB of HTML. */
const ON_A_PAGE = 150;

/** Codes of each group that the page of a branch shows. */
const OF_A_GROUP = 6;

const OCCUPATIONS = `${EXPLORE}/occupations`;

/** A branch: its areas of work, each with its first codes. */
export function branchPage(facts: CareerFacts, branch: MilitaryBranch): Page {
  const groups = codesByGroup(facts, branch);
  const count = groups.reduce((sum, { codes }) => sum + codes.length, 0);
  return {
    title: `${branch} codes and the civilian jobs they lead to`,
    description: `All ${count} ${branch} codes in use, by area of work, with the civilian titles each one leads to, official pay, certificates and federal jobs.`,
    canonical: branchAddress(branch),
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: branch, address: branchAddress(branch) },
    ],
    about: [],
    main: html`<header class="top"><h1>${branch} codes</h1><p class="lead">${count} codes in use. Type yours, or browse by area of work.</p></header>
${searchForm(branch)}
${groups.map(
  ({ name, slug, address, codes }) =>
    html`<section aria-labelledby="${slug}"><h2 id="${slug}">${name}</h2>${codeList(firstOf(codes))}${codes.length > OF_A_GROUP ? html`<p><a href="${address}">All ${codes.length} codes in ${name.toLowerCase()}</a></p>` : null}</section>`,
)}${sourceLine(facts, ['dmdc-2016', 'onet-military-2024', 'current-codes'])}`,
  };
}

/** The first codes of a group that the lists name a job for: a bare code tells a visitor nothing. */
const firstOf = (codes: readonly MilitaryCode[]): readonly MilitaryCode[] => {
  const named = codes.filter((code) => titlesOf(code).length > 0);
  return (named.length > 0 ? named : codes).slice(0, OF_A_GROUP);
};

/** A page of an area of work in a branch; undefined for an area or a page that there is not. Pages count from 1. */
export function groupPage(
  facts: CareerFacts,
  branch: MilitaryBranch,
  slug: string,
  page: number,
): Page | undefined {
  const group = codesByGroup(facts, branch).find((one) => one.slug === slug);
  const shown = group?.codes.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE) ?? [];
  if (group === undefined || shown.length === 0) return undefined;
  const which = page === 1 ? '' : `, page ${page}`;
  const address = page === 1 ? group.address : `${group.address}?page=${page}`;
  return {
    title: `${branch} ${group.name.toLowerCase()}${which}: codes and civilian jobs`,
    description: `${branch} codes in ${group.name.toLowerCase()}${which}, from ${shown[0]?.code} to ${shown.at(-1)?.code}, each with the civilian titles it leads to.`,
    canonical: address,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: branch, address: branchAddress(branch) },
      { name: group.name, address },
    ],
    about: [],
    main: html`<header class="top"><p class="eyebrow">${branch}</p><h1>${group.name}</h1></header>
${codeList(shown)}${pager(group, page)}
<section aria-labelledby="another"><h2 id="another">Look up a code</h2>${searchForm(branch)}</section>`,
  };
}

function pager({ codes, address }: CodeGroup, page: number): Html | null {
  const pages = Math.ceil(codes.length / ON_A_PAGE);
  if (pages === 1) return null;
  return html`<nav aria-label="Pages" class="pager"><ol>${Array.from(
    { length: pages },
    (_, at) => at + 1,
  ).map(
    (one) =>
      html`<li><a href="${one === 1 ? address : `${address}?page=${one}`}"${one === page ? html` aria-current="page"` : null}><span class="hidden">Page </span>${one}</a></li>`,
  )}</ol></nav>`;
}

/** Addresses of all list pages, for the site map. */
export function listAddresses(facts: CareerFacts, branches: readonly MilitaryBranch[]): string[] {
  const groups = branches.flatMap((branch) => codesByGroup(facts, branch));
  return [
    EXPLORE,
    OCCUPATIONS,
    ...branches.map(branchAddress),
    ...groups.flatMap(({ address, codes }) =>
      Array.from({ length: Math.ceil(codes.length / ON_A_PAGE) }, (_, at) =>
        at === 0 ? address : `${address}?page=${at + 1}`,
      ),
    ),
    ...majorGroups(facts).map(({ address }) => address),
  ];
}

interface MajorGroup {
  readonly name: string;
  readonly address: string;
  readonly occupations: readonly Occupation[];
}

/** The 22 groups of civilian work, by the first two figures of the codes. */
function majorGroups({ occupations }: CareerFacts): MajorGroup[] {
  const groups = Map.groupBy(occupations.filter(namesJob), ({ code }) => code.slice(0, 2));
  return [...groups].map(([begins, own]) => ({
    name: industryOf(begins).category,
    address: `${OCCUPATIONS}/groups/${begins}`,
    occupations: own.toSorted((a, b) => (a.shownTitle < b.shownTitle ? -1 : 1)),
  }));
}

/** All groups of civilian work. */
export function occupationsPage(facts: CareerFacts): Page {
  return {
    title: 'Civilian occupations and the military jobs that lead there',
    description:
      'Civilian occupations by kind of work, with official pay and growth, the license each one asks for, and the military jobs that lead there.',
    canonical: OCCUPATIONS,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: 'Civilian occupations', address: OCCUPATIONS },
    ],
    about: [],
    main: html`<header class="top"><h1>Civilian occupations</h1><p class="lead">See the pay and growth for each one, and the military jobs that lead there.</p></header>
<ul class="cards">${majorGroups(facts).map(({ name, address, occupations }) => html`<li><a href="${address}"><b>${name}</b> ${occupations.length} occupations</a></li>`)}</ul>
<section aria-labelledby="another"><h2 id="another">Start from your military job</h2>${searchForm(null)}</section>`,
  };
}

/** One group of civilian work; undefined for one that there is not. */
export function occupationGroupPage(facts: CareerFacts, begins: string): Page | undefined {
  const address = `${OCCUPATIONS}/groups/${begins}`;
  const group = majorGroups(facts).find((one) => one.address === address);
  if (group === undefined) return undefined;
  return {
    title: `${group.name}: civilian occupations for veterans`,
    description: `${group.occupations.length} civilian occupations in ${group.name.toLowerCase()}, each with official pay and growth and the military jobs that lead there.`,
    canonical: address,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: 'Civilian occupations', address: OCCUPATIONS },
      { name: group.name, address },
    ],
    about: [],
    main: html`<header class="top"><p class="eyebrow">Civilian occupations</p><h1>${group.name}</h1></header>
<ul class="codes">${group.occupations.map(({ code, shownTitle }) => html`<li><a href="${occupationAddress(code)}">${shownTitle}</a></li>`)}</ul>
${sourceLine(facts, ['onet-29.3'])}`,
  };
}
