import { ADMINISTRATION } from './glossary/administration.ts';
import { AWARDS } from './glossary/awards.ts';
import { DUTY_TITLES } from './glossary/duty-titles.ts';
import { LOGISTICS } from './glossary/logistics.ts';
import { MEDICAL } from './glossary/medical.ts';
import { OPERATIONS } from './glossary/operations.ts';
import { ORGANIZATION } from './glossary/organization.ts';
import { RANKS } from './glossary/ranks.ts';
import { SIGNALS_AND_INTELLIGENCE } from './glossary/signals-and-intelligence.ts';
import { TRAINING } from './glossary/training.ts';
import { indexGlossary } from './glossary-index.ts';
import type { GlossaryRow } from './glossary-row.ts';

/** All rows, theme by theme. */
export const GLOSSARY_ROWS: readonly GlossaryRow[] = [
  ...RANKS,
  ...DUTY_TITLES,
  ...ORGANIZATION,
  ...TRAINING,
  ...LOGISTICS,
  ...ADMINISTRATION,
  ...OPERATIONS,
  ...SIGNALS_AND_INTELLIGENCE,
  ...MEDICAL,
  ...AWARDS,
];

export const GLOSSARY = indexGlossary(GLOSSARY_ROWS);
