import { expect, it } from 'vitest';
import { EMPTY_RECORD } from '#career/empty-record.ts';
import type { StoredLine } from '#career/record/stored-lines.ts';
import { writeResume } from '../write-resume.ts';
import { withDecidedLines } from './with-decided-lines.ts';
import { withModelDraft } from './with-model-draft.ts';

const record = {
  ...EMPTY_RECORD,
  branch: 'Army' as const,
  achievements:
    '- led 12 Soldiers in convoys\n- cut fuel costs by 20% in one year\n- trained 8 drivers on new trucks\n- repaired 30 trucks in the shop',
};
const target = { jobTitle: 'Dispatcher', skills: [] };
const decided = (source: string, decision: StoredLine['decision'], text: string | null): StoredLine => ({
  ...{ place: 'achievements', source, decision, text, answer: null },
});
const draft = {
  summary: [],
  achievements: [
    'Led 12 Soldiers in convoys',
    'Cut fuel costs by 20% in one year',
    'Trained 8 drivers on new trucks',
    'Repaired 30 trucks in the shop',
  ],
};

it('keeps approved lines, and lets the model say nothing of what was left out', () => {
  const stored = [
    decided('led 12 Soldiers in convoys', 'edited', 'Ran convoys with 12 people'),
    decided('trained 8 drivers on new trucks', 'left-out', null),
  ];
  const written = writeResume({ record, target, tailoringLevel: 'normal', stored });
  const helped = withModelDraft(written, draft, record, target);
  const { content, report } = withDecidedLines(helped ?? written, written, stored);
  expect(content.militaryAchievements).toEqual([
    'Ran convoys with 12 people',
    'Cut fuel costs by 20% in one year',
    'Repaired 30 trucks in the shop',
  ]);
  expect(report.lines.filter(({ section }) => section === 'militaryAchievements')).toHaveLength(3);
});

it('changes nothing where nothing was decided', () => {
  const written = writeResume({ record, target, tailoringLevel: 'normal' });
  expect(withDecidedLines(written, written, [decided('x', null, null)])).toBe(written);
});
