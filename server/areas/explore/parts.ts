import { branchSlug, EXPLORE } from '#career/explore/addresses.ts';
import type { CertificateFor } from '#career/explore/certificate-for.ts';
import type { Lead } from '#career/explore/leads-to.ts';
import { type MilitaryCode, spokenTitleOf, titlesOf } from '#career/explore/military-codes.ts';
import { weeksInWords } from '#career/matching/wording/sentence.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import { sourceInWords } from '#career/occupations/source-words.ts';
import { payAndWhere } from '#career/places/pay-and-where.ts';
import { MILITARY_BRANCHES, type MilitaryBranch } from '#career/service.ts';
import { type Html, html } from './html.ts';
import { type LeadsTold, NATIONWIDE, withNear } from './leads-near.ts';

/**
 * The search of every page: a branch and a code, a title or a few words. Works without JavaScript, and takes along the
 * place that was typed before.
 */
export function searchForm(branch: MilitaryBranch | null, typed = '', near = ''): Html {
  return html`<form class="search" action="${EXPLORE}" method="get" role="search" aria-label="Military jobs">
<div><label for="branch">Branch</label><select id="branch" name="branch"><option value="">Any branch</option>${MILITARY_BRANCHES.map(
    (name) =>
      html`<option value="${branchSlug(name)}"${name === branch ? html` selected` : null}>${name}</option>`,
  )}</select></div>
<div class="wide"><label for="q">Code, job title or a few words</label><input id="q" name="q" type="search" required maxlength="100" autocomplete="off" autocapitalize="none" spellcheck="false" placeholder="68W, or infantry squad leader" value="${typed}"></div>
${near === '' ? null : html`<input type="hidden" name="near" value="${near}">`}<button type="submit">Show titles</button>
</form>`;
}

/** Titles with their reason, pay, growth and what is missing. */
export function leadList(leads: readonly Lead[], told: LeadsTold = NATIONWIDE): Html {
  return html`<ol class="leads">${leads.map((lead) => {
    const [amount, where] = payAndWhere(told.pay(lead));
    return html`<li><h3><a href="${told.address(lead)}">${lead.title}</a></h3>
<p class="figures"><span><strong>${amount}</strong>${where}</span> <span>${told.growth(lead)}</span></p>
<p>${lead.reason}</p><p class="missing">${lead.missing}</p></li>`;
  })}</ol>`;
}

export function certificateList(certificates: readonly CertificateFor[], withTitle: boolean): Html {
  return html`<ul class="rows">${certificates.map(
    ({ name, provider, description, url, cost, durationWeeks, title }) =>
      html`<li><strong>${url === null ? name : html`<a href="${url}" rel="external nofollow">${name}</a>`}</strong><br><span class="muted">${[provider, durationWeeks === null ? '' : `usually ${weeksInWords(durationWeeks)}`, cost === 'Check with the provider' ? '' : cost].filter((part) => part !== '').join(' · ')}</span><br>${description}${withTitle ? ` For ${title}.` : null}</li>`,
  )}</ul>`;
}

/** Codes with their titles, each a link that takes the place along. */
export function codeList(codes: readonly MilitaryCode[], withBranch = false, near = ''): Html {
  return html`<ul class="codes">${codes.map(
    (code) =>
      html`<li><a href="${withNear(code.address, near, '')}"><b>${withBranch ? `${code.branch} ` : null}${code.code}</b> ${[spokenTitleOf(code), ...titlesOf(code).slice(1, 2)].join(' / ')}</a></li>`,
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
