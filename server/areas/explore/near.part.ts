import { occupationAddress } from '#career/explore/addresses.ts';
import { thousands } from '#career/matching/wording/sentence.ts';
import type { CareerFacts } from '#career/occupations/facts.ts';
import type { Occupation } from '#career/occupations/occupation.ts';
import { type LocalFigures, localFigures } from '#career/places/local-figures.ts';
import {
  aboutDollars,
  amountOf,
  groupInWords,
  hourlyInWords,
  ONLY_BY_THE_HOUR,
  PRICES_YEAR,
  sourceIdsOf,
  whoseAndWhen,
  whoseInSentence,
  whoseOf,
} from '#career/places/local-words.ts';
import type { Place } from '#career/places/place.ts';
import { type Html, html } from './html.ts';
import { withNear } from './leads-near.ts';
import { sourceLine } from './parts.ts';

/** Pay near a place: a form that works without JavaScript, and the figures once a place was typed. */
export function nearPart(facts: CareerFacts, occupation: Occupation, near: string): Html {
  const address = occupationAddress(occupation.code);
  const found = near === '' ? null : placeNear(facts, address, near);
  return nearSection(
    address,
    near,
    found === null
      ? null
      : 'ask' in found
        ? found.ask
        : figuresPart(facts, localFigures(facts, occupation, found.place), found.place),
  );
}

/** The form that asks for a place, with what it led to below. It asks the page at `address` again, with the rest of what was asked. */
export function nearSection(
  address: string,
  near: string,
  answer: Html | null,
  asked: Readonly<Record<string, string>> = {},
): Html {
  return html`<section aria-labelledby="near-heading"><h2 id="near-heading">Pay where you’re going</h2>
<form class="search" action="${address}#near-heading" method="get" role="search" aria-label="Pay near a place">
<div class="wide"><label for="near">ZIP code, city, base or state</label><input id="near" name="near" type="search" required maxlength="100" autocomplete="off" placeholder="23510, or Norfolk VA" value="${near}"></div>
${Object.entries(asked).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}<button type="submit">Show pay there</button>
</form>${answer}</section>`;
}

/** The place that was typed; else what to ask back, or why there is none. */
export function placeNear(
  facts: CareerFacts,
  address: string,
  near: string,
): { readonly place: Place } | { readonly ask: Html } {
  const found = facts.places().resolve(near);
  if ('reason' in found) return { ask: html`<p role="status">${found.reason}</p>` };
  if ('place' in found) return found;
  return {
    ask: html`<p>Which one do you mean?</p><ul class="codes">${found.choices.map(
      ({ name }) => html`<li><a href="${withNear(address, name)}">${name}</a></li>`,
    )}</ul>`,
  };
}

/** Whose pay a list of titles shows. */
export function payOf(place: Place | null): Html {
  return html`<p class="source">${place === null ? 'Pay is the national median: half earn more, half less.' : `Pay is for ${place.name}. Growth is for its state, where published, and for the nation.`}</p>`;
}

/** Where the pay above is of, and what should be known about the place. */
export function placeNotes(place: Place): Html {
  return html`<p role="status">The titles above show pay in ${place.name}.</p>${place.notes.length === 0 ? null : html`<ul class="rows">${place.notes.map((note) => html`<li>${note}</li>`)}</ul>`}`;
}

function figuresPart(facts: CareerFacts, local: LocalFigures, place: Place): Html {
  const { p25, median, p75, entry, experienced, hourly, employment, outlook, buys, prices } = local;
  const pay = [
    ['Lowest 25% earn under', p25],
    ['Half earn under (median)', median],
    ['Top 25% earn over', p75],
    ['Entry pay', entry],
    ['Experienced pay', experienced],
  ] as const;
  const rows = pay.flatMap(([name, figure]) =>
    figure === null
      ? []
      : [
          html`<tr><th scope="row">${name}<small>${whoseAndWhen(figure)}</small></th><td>${amountOf(figure)}</td></tr>`,
        ],
  );
  return html`<h3>In ${place.name}</h3>
${local.widerGroup === null ? null : html`<p>${groupInWords(local.widerGroup)}</p>`}
${hourly === null ? null : html`<p>${ONLY_BY_THE_HOUR} In ${whoseInSentence(hourly)}, it’s ${hourlyInWords(hourly)}.</p>`}
${rows.length === 0 ? (hourly === null ? html`<p>Nobody publishes pay for this work there.</p>` : null) : html`<table><thead><tr><th scope="col">Pay</th><th scope="col">A year</th></tr></thead><tbody>${rows}</tbody></table>`}
<ul class="rows">${employment === null ? null : html`<li>${thousands(employment.persons)} people do this work in ${whoseInSentence(employment)}.</li>`}
${outlook === null || outlook.percent === null ? null : html`<li>Jobs in ${whoseOf(outlook)}, ${outlook.asOf}: ${outlook.percent > 0 ? '+' : ''}${outlook.percent}%.</li>`}
${buys === null || prices === null ? null : html`<li>The median buys what ${aboutDollars(buys)} buys at average US prices. Prices in ${prices.of} are ${prices.level} (US average: 100, ${PRICES_YEAR}).</li>`}
${place.notes.map((note) => html`<li>${note}</li>`)}</ul>${sourceLine(facts, [...sourceIdsOf([local])])}`;
}
