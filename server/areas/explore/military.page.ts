import { branchAddress, EXPLORE } from '#career/explore/addresses.ts';
import { isListed } from '#career/explore/leads-to.ts';
import { type MilitaryCode, nameOf, spokenTitleOf, titlesOf } from '#career/explore/military-codes.ts';
import { type MilitaryPage, militaryPage } from '#career/explore/military-page.ts';
import type { Matching } from '#career/matching/matching.ts';
import { isCurrent } from '#career/occupations/find-military.ts';
import type { Standing } from '#career/title-standing.ts';
import { earnedPart, workedPart } from './after-service.ts';
import { type Html, html } from './html.ts';
import { leadsNear, NATIONWIDE } from './leads-near.ts';
import { nearSection, payOf, placeNear, placeNotes } from './near.part.ts';
import type { Page } from './page-frame.ts';
import { certificateList, codeList, leadList, registerBox, searchForm, sourceLine } from './parts.ts';

/** What a military job leads to outside, and why; `near` is a place as typed. */
export function militaryJobPage(matching: Matching, code: MilitaryCode, near = ''): Page {
  const told = militaryPage(matching, code);
  const [title = ''] = titlesOf(code);
  const name = nameOf(code);
  const first = told.leads.slice(0, 3).map((lead) => lead.title);
  const description =
    first.length === 0
      ? `${code.branch} ${name}: what we know about the code, related codes, and how to find civilian work that fits.`
      : `Civilian jobs for ${code.branch} ${name}: ${first.join(', ')}. With the reasons, official pay and growth, certificates and federal jobs.`;
  return {
    title: `${code.branch} ${name}: civilian jobs`,
    description,
    // A page that knows nothing helps who comes for it, and nobody who searches.
    canonical: near === '' && (told.leads.length > 0 || isListed(matching, code)) ? code.address : null,
    crumbs: [
      { name: 'Explore', address: EXPLORE },
      { name: code.branch, address: branchAddress(code.branch) },
      { name: code.code, address: code.address },
    ],
    about: told.leads.length === 0 ? [] : [occupationData(code, name, description)],
    main: mainPart(matching, told, title, near),
  };
}

function occupationData({ branch }: MilitaryCode, name: string, description: string): object {
  return {
    '@type': 'Occupation',
    name: `${branch} ${name}`,
    description,
    occupationLocation: { '@type': 'Country', name: 'United States' },
  };
}

function mainPart(matching: Matching, told: MilitaryPage, title: string, near: string): Html {
  const { facts } = matching;
  const { code, leads, certificates, federalSeries, related } = told;
  return html`<header class="top"><p class="eyebrow">${kindOf(code)}</p><h1><span class="code">${code.code}</span> ${spokenTitleOf(code)}</h1>
${alsoCalled(code, title)}${retired(code, near)}</header>
${titles(told, matching, near)}
${leads.length === 0 ? null : registerBox(code.branch, code.code)}
${earnedPart(facts, told)}${workedPart(facts, told)}
${certificates.length === 0 ? null : html`<section aria-labelledby="certificates"><h2 id="certificates">Certificates that help</h2><p>What employers look for in these jobs. Ask your branch’s credentialing program if it will pay.</p>${certificateList(certificates, true)}</section>`}
${federalSeries.length === 0 ? null : html`<section aria-labelledby="federal"><h2 id="federal">Federal jobs</h2><p>Search USAJOBS for these series numbers.</p><ul class="codes">${federalSeries.map(({ series, title: name }) => html`<li><b>${series}</b> ${name}</li>`)}</ul>${sourceLine(facts, ['mil2fed'])}</section>`}
${related.length === 0 ? null : html`<section aria-labelledby="related"><h2 id="related">Related ${code.branch} codes</h2>${codeList(related, false, near)}</section>`}
${leads.length === 0 ? null : html`<section aria-labelledby="another"><h2 id="another">Look up another job</h2>${searchForm(code.branch, '', near)}</section>`}`;
}

function kindOf({ branch, jobs: [first], current }: MilitaryCode): string {
  const kind = first.category === null ? 'military job' : first.category.toLowerCase();
  return current ? `${branch} · ${kind}` : `${branch} · ${kind} · no longer in use`;
}

function alsoCalled(code: MilitaryCode, title: string): Html | null {
  const others = titlesOf(code).filter((other) => other !== title);
  const former = code.current ? code.jobs.filter((job) => !isCurrent(job)).map((job) => job.title) : [];
  const second = code.jobs.flatMap(({ otherTitle }) => otherTitle ?? []);
  const now = [...new Set([...others, ...second])].filter((other) => other !== title);
  const before = [...new Set(former)].filter((other) => other !== title && !now.includes(other));
  if (now.length + before.length === 0) return null;
  return html`<p class="muted">${now.length === 0 ? null : `This code is also: ${now.join('; ')}. `}${before.length === 0 ? null : `It used to be called ${before.join('; ')}.`}</p>`;
}

function retired({ current, successors }: MilitaryCode, near: string): Html | null {
  if (current) return null;
  if (successors.length === 0)
    return html`<p class="note">Your branch no longer uses this code. What you did under it still counts.</p>`;
  return html`<div class="note"><p>Your branch no longer uses this code. Its work moved to:</p>${codeList(successors, false, near)}</div>`;
}

function titles({ code, leads }: MilitaryPage, { facts }: Matching, near: string): Html {
  if (leads.length === 0)
    return html`<section aria-labelledby="titles"><h2 id="titles">Where it leads</h2><p>This code alone doesn’t say what you did, so we can’t name titles from it. Tell us in a few words instead, like “ran a motor pool” or “network help desk”.</p>${searchForm(code.branch, '', near)}</section>`;
  const asked = near === '' ? null : placeNear(facts, code.address, near);
  const place = asked !== null && 'place' in asked ? asked.place : null;
  const told = place === null ? NATIONWIDE : leadsNear(facts, leads, place, near);
  const of = (wanted: Standing) => leads.filter(({ standing }) => standing === wanted);
  const [strong, best, possible] = [of('strong'), of('best'), of('possible')];
  return html`<section aria-labelledby="titles"><h2 id="titles">Where it leads</h2> ${strong.length === 0 ? null : html`<p class="lead">Strong matches: titles a counselor would readily suggest</p>${leadList(strong, told)}`}
${best.length === 0 ? null : html`<p class="lead">Best we found: this code alone doesn’t point to one title for sure</p>${leadList(best, told)}`}
${possible.length === 0 ? null : html`<h2 class="second">Possible matches: worth a look</h2>${leadList(possible, told)}`}
${sourceLine(facts, [...told.sourceIds, 'bls-ep-2024-34', 'dmdc-2016'])}${payOf(place)}</section>
${nearSection(code.address, near, asked !== null && 'ask' in asked ? asked.ask : place === null ? null : placeNotes(place))}`;
}
