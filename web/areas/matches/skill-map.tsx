import { Languages } from 'lucide-react';
import type { SkillMapLineReply } from '#contract/matches-premium.ts';
import { Badge } from '#web/components/badge.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { type Column, Table } from '#web/components/table.tsx';

const FIELD_NAMES: Readonly<Record<SkillMapLineReply['field'], string>> = {
  responsibilities: 'What you did',
  leadership: 'Leading others',
  achievements: 'What you achieved',
  skills: 'Skills',
  equipment: 'Equipment',
  training: 'Training',
};

const COLUMNS: readonly Column<SkillMapLineReply>[] = [
  { key: 'original', header: 'You wrote', isRowHeader: true, cell: ({ original }) => original },
  { key: 'civilian', header: 'In civilian words', cell: ({ civilian }) => civilian },
  {
    key: 'skills',
    header: 'Skills employers ask for',
    cell: ({ skills }) =>
      skills.length === 0 ? (
        <span className="text-muted">None we know of</span>
      ) : (
        <span className="flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <Badge key={skill}>{skill}</Badge>
          ))}
        </span>
      ),
  },
];

/** The veteran's own lines beside their civilian words and skills, and the skills that show most. */
export function SkillMap({ lines }: { readonly lines: readonly SkillMapLineReply[] }) {
  if (lines.length === 0) {
    return (
      <EmptyState
        icon={<Languages />}
        title="There’s nothing in your record to translate yet"
        actions={<LinkButton to="/profile">Fill in your profile</LinkButton>}
      >
        Write what you did, led, learned and worked with, in your own words.
      </EmptyState>
    );
  }
  const byField = Map.groupBy(lines, ({ field }) => field);
  return (
    <div className="grid gap-6">
      <SectionCard
        title="Your strongest skills here"
        plain="The skills your lines show, starting with the ones that come up most."
      >
        <SkillsAtTop lines={lines} />
      </SectionCard>
      {[...byField].map(([field, rows]) => (
        <SectionCard key={field} title={FIELD_NAMES[field]}>
          <Table
            caption={`${FIELD_NAMES[field]}, in civilian words`}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ original }) => original}
          />
        </SectionCard>
      ))}
    </div>
  );
}

const SHOWN_SKILLS = 12;

function SkillsAtTop({ lines }: { readonly lines: readonly SkillMapLineReply[] }) {
  const counts = Map.groupBy(
    lines.flatMap(({ skills }) => skills),
    (skill) => skill,
  );
  const ranked = [...counts].sort((a, b) => b[1].length - a[1].length).slice(0, SHOWN_SKILLS);
  if (ranked.length === 0)
    return <p className="text-muted">None of your lines mention a skill we know from postings.</p>;
  return (
    <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
      {ranked.map(([skill, shown]) => (
        <li key={skill} className="flex justify-between gap-3 border-b border-line py-1.5">
          <span className="min-w-0 font-semibold text-heading wrap-anywhere">{skill}</span>
          <span className="tabular whitespace-nowrap text-muted">
            {shown.length === 1 ? '1 line' : `${shown.length} lines`}
          </span>
        </li>
      ))}
    </ul>
  );
}
