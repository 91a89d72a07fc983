import codeOnly from './code-only.json' with { type: 'json' };
import dutiesOnly from './duties-only.json' with { type: 'json' };
import { type Expectation, expectationsIn } from './expectation.ts';
import heldOut from './held-out.json' with { type: 'json' };
import heldOut20261121 from './held-out-2026-11-21.json' with { type: 'json' };
import secondHeldOut from './second-held-out.json' with { type: 'json' };
import severalCodes from './several-codes.json' with { type: 'json' };
import titleOnly from './title-only.json' with { type: 'json' };
import typedCodes from './typed-codes.json' with { type: 'json' };

/** Every veteran of the evaluation, each with what a good answer holds. */
export const VETERANS: readonly Expectation[] = [
  ...expectationsIn('code-only.json', codeOnly),
  ...expectationsIn('title-only.json', titleOnly),
  ...expectationsIn('duties-only.json', dutiesOnly),
  ...expectationsIn('typed-codes.json', typedCodes),
  ...expectationsIn('held-out.json', heldOut),
  ...expectationsIn('second-held-out.json', secondHeldOut),
  ...expectationsIn('several-codes.json', severalCodes),
  ...expectationsIn('held-out-2026-11-21.json', heldOut20261121),
];
