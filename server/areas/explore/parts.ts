import { branchSlug, EXPLORE } from '#career/explore/addresses.ts';
import type { CertificateFor } from '#career/explore/certificate-for.ts';
import { growthShort, type Lead, payInWords } from '#career/explore/leads-to.ts';
import { type MilitaryCode, spokenTitleOf, titlesOf } from '#career/explore/military-codes.ts';
import { weeksInWords } from '#career/matching/wording/sentence.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { sourceInWords } from '#career/occupations/source-words.ts';
import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import { type Html, html } from './html.ts';

/** The search of every page: a branch and a code, a title or a few words. Works without JavaScript. */
export function searchForm(branch: MilitaryBranch | null, typed = ''): Html {
  return html`<form class="search" action="${EXPLORE}" method="get" role="search" aria-label="Military jobs">
<div><label for="branch">Branch</label><select id="branch" name="branch"><option value="">Any branch</option>${MILITARY_BRANCHES.map(
    (name) =>
      html`<option value="${branchSlug(name)}"${name === branch ? html` selected` : null}>${name}</option>`,
  )}</select></div>
<div class="wide"><label for="q">Code, job title or a few words</label><input id="q" name="q" type="search" required maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="68W, or infantry squad leader" value="${typed}"></div>
<button type="submit">Show titles</button>
</form>`;
}

/** What a title's pay and growth read and where its link leads, where somebody asks about a place. */
export interface LeadsNear {
  readonly pay: (lead: Lead) => string;
  readonly growth: (lead: Lead) => string;
  readonly address: (lead: Lead) => string;
}

const NATIONWIDE: LeadsNear = {
  pay: payInWords,
  growth: ({ growthPercent }) => growthInFigures(growthPercent),
  address: ({ address }) => address,
};

/** Titles with their reason, pay, growth and what is missing. */
export function leadList(leads: readonly Lead[], near: LeadsNear = NATIONWIDE): Html {
  return html`<ol class="leads">${leads.map(
    (lead) => html`<li><h3><a href="${near.address(lead)}">${lead.title}</a></h3>
<p class="figures"><strong>${near.pay(lead)}</strong> <span>${near.growth(lead)}</span></p>
<p>${lead.reason}</p><p class="missing">${lead.missing}</p></li>`,
  )}</ol>`;
}

/** The nation's growth: "+5.1% jobs by 2034". */
export function growthInFigures(growthPercent: number | null): string {
  const short = growthShort(growthPercent);
  return growthPercent === null ? short : `${short} jobs by 2034`;
}

export function certificateList(certificates: readonly CertificateFor[], withTitle: boolean): Html {
  return html`<ul class="rows">${certificates.map(
    ({ name, provider, description, url, cost, durationWeeks, title }) =>
      html`<li><strong>${url === null ? name : html`<a href="${url}" rel="external nofollow">${name}</a>`}</strong><br><span class="muted">${[provider, durationWeeks === null ? '' : `usually ${weeksInWords(durationWeeks)}`, cost === 'Check with the provider' ? '' : cost].filter((part) => part !== '').join(' · ')}</span><br>${description}${withTitle ? ` For ${title}.` : null}</li>`,
  )}</ul>`;
}

/** Codes with their titles, each a link. */
export function codeList(codes: readonly MilitaryCode[], withBranch = false): Html {
  return html`<ul class="codes">${codes.map(
    (code) =>
      html`<li><a href="${code.address}"><b>${withBranch ? `${code.branch} ` : null}${code.code}</b> ${[spokenTitleOf(code), ...titlesOf(code).slice(1, 2)].join(' / ')}</a></li>`,
  )}</ul>`;
}

/** "Source: BLS …, May 2025." for figures of a page. Unknown ids say nothing. */
export function sourceLine({ sources }: CareerFacts, ids: readonly string[]): Html {
  const named = ids.flatMap((id) => sources.get(id) ?? []);
  return html`<p class="source">${named.length > 1 ? 'Sources' : 'Source'}: ${named.map(sourceInWords).join('; ')}. <a href="/sources">All sources</a></p>`;
}

/** What someone without an account is offered at the end of a page. */
export function registerBox(branch: MilitaryBranch | null, job: string | null): Html {
  const heading =
    job === null ? 'See which titles fit you' : 'This list knows your job. It doesn’t know you yet.';
  return html`<section class="box" aria-labelledby="more"><h2 id="more">${heading}</h2>
<p>Add what you did, and we’ll sort the titles by your duties, skills and schooling and write resumes where every line is true. It’s free, no card needed.</p>
<a class="button" href="${registerAddress(branch, job)}">Create a free account</a></section>`;
}

/** Registering keeps branch and job: the form reads them from the address. */
export function registerAddress(branch: MilitaryBranch | null, job: string | null): string {
  const search = new URLSearchParams({
    tab: 'register',
    ...(branch === null ? {} : { branch }),
    ...(job === null ? {} : { job }),
  });
  return `/auth?${search}`;
}
