import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitPosting, fitReason, fittingCodes, type SelectedTitle } from './fit-posting.ts';

const title = (jobMatchId: number, jobTitle: string, onetSocCode: string | null): SelectedTitle => ({
  jobMatchId,
  jobTitle,
  onetSocCode,
});
const admin = title(1, 'Network Administrator', '15-1244.00');
const nurse = title(2, 'Registered Nurse', '29-1141.00');

describe('a posting', () => {
  it.each([
    ['15-1244.00', [admin], 'same'],
    // Database administrators: another occupation of the same broad one.
    ['15-1242.00', [admin], 'close'],
    ['15-1252.00', [admin], undefined],
    [null, [admin], undefined],
    ['15-1244.00', [], undefined],
    ['15-1244.00', [title(3, 'My own idea', null)], undefined],
  ] as const)('of the occupation %s beside %j fits: %s', (code, selected, level) => {
    expect(fitPosting(code, selected)?.level).toBe(level);
  });

  it('fits the title of the same occupation before one that is only close', () => {
    const close = title(5, 'Database Administrator', '15-1242.00');
    expect(fitPosting('15-1244.00', [nurse, close, admin])).toEqual({
      jobMatchId: 1,
      jobTitle: 'Network Administrator',
      level: 'same',
    });
  });

  it('says in words which title it fits and how nearly', () => {
    expect(fitReason({ jobTitle: 'Nurse', level: 'same' })).toContain('Nurse, which you selected');
    expect(fitReason({ jobTitle: 'Nurse', level: 'close' })).toMatch(/^Close to Nurse,/);
  });

  it('is found by the codes exactly when it fits, and at the same level', () => {
    const code = fc.constantFrom('15-1244.00', '15-1242.00', '15-1252.00', '29-1141.00', '29-1141.01');
    const selection = fc.array(fc.option(code), { maxLength: 4 });
    fc.assert(
      fc.property(code, selection, (posting, codes) => {
        const selected = codes.map((one, place) => title(place, 'x', one));
        const { same, close } = fittingCodes(selected);
        const found = same.includes(posting)
          ? 'same'
          : close.includes(posting.slice(0, 6))
            ? 'close'
            : undefined;
        expect(fitPosting(posting, selected)?.level).toBe(found);
      }),
    );
  });
});
