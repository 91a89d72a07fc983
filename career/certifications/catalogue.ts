import { BUSINESS } from './catalogue/business.ts';
import { CARE_AND_SAFETY } from './catalogue/care-and-safety.ts';
import { TECHNOLOGY } from './catalogue/technology.ts';
import { TRADES } from './catalogue/trades.ts';
import type { Certification } from './certification.ts';

/**
 * Certificates in civilian demand, written by us: names, providers and official addresses as we know them. A price
 * stands only with the year it was known in; what is not known stays empty and reads "check with the provider".
 */
export const CERTIFICATIONS: readonly Certification[] = [
  ...TECHNOLOGY,
  ...BUSINESS,
  ...TRADES,
  ...CARE_AND_SAFETY,
];
