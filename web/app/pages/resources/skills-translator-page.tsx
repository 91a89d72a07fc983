import { LiveTranslator } from '#web/areas/marketing/live-translator.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { PageHeading } from '#web/components/page-heading.tsx';
import { type Column, Table } from '#web/components/table.tsx';
import { TextLink } from '#web/components/text-link.tsx';

interface Term {
  readonly military: string;
  readonly civilian: string;
  readonly note: string;
}

const TERMS: readonly Term[] = [
  {
    military: 'Platoon sergeant',
    civilian: 'Operations supervisor',
    note: 'Say how many people, and for what.',
  },
  { military: 'Squad or team leader', civilian: 'Team supervisor', note: 'Say how big the team was.' },
  {
    military: 'Executive officer',
    civilian: 'Deputy manager, chief of staff',
    note: 'Depends on the size of the unit.',
  },
  { military: 'Mission', civilian: 'Project, task, objective', note: 'Pick the one that fits.' },
  {
    military: 'Operations order',
    civilian: 'Project plan',
    note: 'Say you planned, briefed and followed up.',
  },
  {
    military: 'After action review',
    civilian: 'Project debrief, lessons learned',
    note: 'Say what changed because of it.',
  },
  {
    military: 'PMCS',
    civilian: 'Preventive maintenance',
    note: 'Say on what, and how much of it was ready.',
  },
  {
    military: 'Property book',
    civilian: 'Inventory, asset records',
    note: 'Give the value if you signed for it.',
  },
  {
    military: 'TDY',
    civilian: 'Business travel, temporary assignment',
    note: 'Mention it only if travel matters.',
  },
  { military: 'NCOER, EPR, FITREP', civilian: 'Performance evaluation', note: 'Quote results, not phrases.' },
];

const COLUMNS: readonly Column<Term>[] = [
  { key: 'military', header: 'You would say', isRowHeader: true, cell: ({ military }) => military },
  { key: 'civilian', header: 'An employer understands', cell: ({ civilian }) => civilian },
  { key: 'note', header: 'Keep in mind', cell: ({ note }) => note },
];

/** /resources/military-skills-translator */
export function Component() {
  return (
    <>
      <PageHeading
        title="Military Skills Translator Guide"
        plain="How to say what you did in words employers use. Takes about 10 minutes."
      />
      <SectionCard
        title="Try one of your lines"
        plain="See each military term we know, and the words an employer understands."
        className="mb-8 max-w-4xl"
      >
        <LiveTranslator />
      </SectionCard>
      <div className="prose">
        <h2>Four steps for every line</h2>
        <ol>
          <li>
            <strong>Write it as you would tell another service member.</strong> Don’t translate yet. Get the
            facts down.
          </li>
          <li>
            <strong>Take out what only insiders know:</strong> acronyms, unit names, form numbers, ranks as
            job titles.
          </li>
          <li>
            <strong>Add the size:</strong> how many people, how much equipment, what budget, over how long.
            Use only numbers you can back up.
          </li>
          <li>
            <strong>End with the result:</strong> faster, safer, cheaper, nobody hurt, inspection passed.
          </li>
        </ol>
        <h2>Example</h2>
        <p>
          <strong>Before:</strong> “Served as motor sergeant for an HHC, supervised PMCS on 34 vehicles,
          maintained OR rate of 95%.”
        </p>
        <p>
          <strong>After:</strong> “Supervised preventive maintenance of 34 vehicles and kept 95 percent of
          them ready for use.”
        </p>
        <p>We didn’t add anything. Now the reader knows what you did, how much and how well.</p>
        <h2>Words that carry over, and words that don’t</h2>
      </div>
      <div className="mt-5 mb-8 max-w-4xl rounded border border-line bg-surface p-4 shadow-card">
        <Table
          caption="Military terms and what an employer understands"
          columns={COLUMNS}
          rows={TERMS}
          rowKey={({ military }) => military}
        />
      </div>
      <div className="prose">
        <h2>What to leave out</h2>
        <ul>
          <li>Anything classified, and places or dates that would point to it.</li>
          <li>Combat detail, unless the job asks for calm under pressure and you want to tell it.</li>
          <li>A clearance level you no longer hold. Say “held” and the year, if it matters.</li>
        </ul>
        <p>
          Your <TextLink to="/profile">profile</TextLink> takes your own words as they are. When we write a
          resume, we translate the terms and show them next to it so you can check each one.
        </p>
      </div>
    </>
  );
}
