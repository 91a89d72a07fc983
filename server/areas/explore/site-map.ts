import { setImmediate } from 'node:timers/promises';
import { occupationAddress } from '#career/explore/addresses.ts';
import { isListed } from '#career/explore/leads-to.ts';
import { militaryCodes } from '#career/explore/military-codes.ts';
import { lazily } from '#career/lazily.ts';
import type { Matching } from '#career/matching/matching.ts';
import { namesJob } from '#career/occupations/occupation.ts';
import { MILITARY_BRANCHES } from '#career/service.ts';
import { type MadePage, madePage } from '#server/platform/http/packed.ts';
import { listAddresses } from './list.pages.ts';

/** Codes looked at before others have their turn: about 10 ms. */
const AT_ONCE = 500;

/** What a site map may hold by its protocol. */
const MOST_ADDRESSES = 50_000;

/** The site map of the explorer, made when it is first asked for. Every address in it answers 200. */
export function siteMap(matching: Matching, site: string): () => Promise<MadePage> {
  return lazily(async () => {
    const addresses = await exploreAddresses(matching);
    if (addresses.length > MOST_ADDRESSES) throw new Error('The site map of the explorer must be split.');
    const urls = addresses.map((address) => `<url><loc>${site}${address}</loc></url>`).join('\n');
    return madePage(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
    );
  });
}

async function exploreAddresses(matching: Matching): Promise<string[]> {
  const { facts } = matching;
  const addresses = [
    ...listAddresses(facts, MILITARY_BRANCHES),
    ...facts.occupations.filter(namesJob).map(({ code }) => occupationAddress(code)),
  ];
  let looked = 0;
  for (const code of militaryCodes(facts).all) {
    if (++looked % AT_ONCE === 0) await setImmediate();
    if (isListed(matching, code)) addresses.push(code.address);
  }
  return addresses;
}
