import { certifications } from '#career/certifications/catalogue.ts';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import { unsupportedClaims } from '#career/resume/claims/claim-check.ts';
import { evidenceOf } from '#career/resume/claims/evidence.ts';
import { termsIn } from '#career/resume/posting/lexicon-index.ts';
import { translate } from '#career/translation/translate.ts';

/**
 * The large tables that wait for their first use, one step each: reading and indexing one takes long enough to be
 * noticed by the first visitor. Run them when the server already listens, with a pause between.
 */
export const KNOWLEDGE_TO_WARM: readonly (() => void)[] = [
  () => void translate('PMCS', {}),
  () => void termsIn('Excel'),
  () => void certifications(),
  () =>
    void unsupportedClaims(
      'Led twelve people',
      evidenceOf({ ...EMPTY_RECORD, achievements: 'ran a shop' }, null),
    ),
];
