import { ADMINISTRATION } from './glossary/administration.ts';
import { AVIATION } from './glossary/aviation.ts';
import { AWARDS } from './glossary/awards.ts';
import { CAREER_AND_READINESS } from './glossary/career-and-readiness.ts';
import { DUTY_TITLES } from './glossary/duty-titles.ts';
import { GROUND_AND_SUPPORT_JOBS } from './glossary/ground-and-support-jobs.ts';
import { LOGISTICS } from './glossary/logistics.ts';
import { MEDICAL } from './glossary/medical.ts';
import { OPERATIONS } from './glossary/operations.ts';
import { ORGANIZATION } from './glossary/organization.ts';
import { RANKS } from './glossary/ranks.ts';
import { SEA_SERVICE } from './glossary/sea-service.ts';
import { SIGNALS_AND_INTELLIGENCE } from './glossary/signals-and-intelligence.ts';
import { SPACE_MISSILE_AND_CYBER } from './glossary/space-missile-and-cyber.ts';
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
  ...AVIATION,
  ...SEA_SERVICE,
  ...GROUND_AND_SUPPORT_JOBS,
  ...CAREER_AND_READINESS,
  ...SPACE_MISSILE_AND_CYBER,
  ...AWARDS,
];

export const GLOSSARY = indexGlossary(GLOSSARY_ROWS);
