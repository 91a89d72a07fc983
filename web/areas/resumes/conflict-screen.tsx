import { useEffect, useRef, useState } from 'react';
import { wordDifference } from '#career/resume/difference.ts';
import { Button } from '#web/components/button.tsx';
import { Folded } from '#web/components/folded.tsx';
import { Notice } from '#web/components/notice.tsx';
import { type ConflictField, preferredSides, type Side } from './conflict-fields.ts';
import { DifferenceText } from './difference-text.tsx';

interface ConflictScreenProps {
  readonly fields: readonly ConflictField[];
  readonly pending: boolean;
  readonly onChoose: (sides: Readonly<Record<string, Side>>) => void;
}

/**
 * Shown when the same parts of a resume were changed elsewhere while they were edited here: both texts, part by part, and
 * a choice for each. Nothing was saved yet, and nothing typed is lost.
 */
export function ConflictScreen({ fields, pending, onChoose }: ConflictScreenProps) {
  const [sides, setSides] = useState(() => preferredSides(fields));
  const section = useRef<HTMLElement>(null);
  // It stands where a long form stood: the button that was pressed is gone, and the window far below the question.
  useEffect(() => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const all = (side: Side) => onChoose(Object.fromEntries(fields.map(({ key }) => [key, side])));
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="Changed in two places"
      className="grid gap-5 outline-none"
    >
      <Notice tone="warning" announce title="This resume has changed since you opened it">
        It changed in another tab or on another device. We didn’t overwrite anything, and what you typed is
        safe. Choose which text to keep where both changed. The rest stays as each of you changed it, and
        whatever you don’t choose stays in this resume’s versions.
      </Notice>
      {fields.map((field) => (
        <Choice
          key={field.key}
          field={field}
          side={sides[field.key] ?? field.preferred}
          onSide={(side) => setSides({ ...sides, [field.key]: side })}
        />
      ))}
      <div className="flex flex-wrap gap-3 rounded border border-line bg-sunken p-4">
        <Button pending={pending} onClick={() => onChoose(sides)}>
          Save my choices
        </Button>
        <Button variant="secondary" unavailable={pending} onClick={() => all('mine')}>
          Keep all of mine
        </Button>
        <Button variant="secondary" unavailable={pending} onClick={() => all('theirs')}>
          Use all of the other
        </Button>
      </div>
    </section>
  );
}

const SIDES = [
  ['mine', 'Keep mine', 'What you typed here'],
  ['theirs', 'Use the other', 'What was saved there'],
] as const;

function Choice({
  field,
  side,
  onSide,
}: {
  readonly field: ConflictField;
  readonly side: Side;
  readonly onSide: (side: Side) => void;
}) {
  const { key, label, mine, theirs } = field;
  const runs = wordDifference(theirs, mine);
  return (
    <fieldset className="min-w-0 rounded border border-line bg-surface p-4">
      <legend className="px-1 font-semibold text-heading">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {SIDES.map(([value, name, plain]) => (
          <label
            key={value}
            className="flex min-w-0 items-start gap-3 rounded border border-line p-3 has-checked:border-primary has-checked:bg-gold-soft has-checked:ring-1 has-checked:ring-primary"
          >
            <input
              type="radio"
              name={`side-${key}`}
              checked={side === value}
              onChange={() => onSide(value)}
              className="mt-0.5 size-5 shrink-0 accent-primary"
            />
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block text-sm text-muted">{plain}</span>
              <span className="mt-2 block text-sm wrap-anywhere whitespace-pre-line">
                {(value === 'mine' ? mine : theirs).trim() || <em>Empty</em>}
              </span>
            </span>
          </label>
        ))}
      </div>
      <Folded className="mt-3 text-sm" title={`See the difference in ${label.toLowerCase()}`}>
        <p className="wrap-anywhere">
          <DifferenceText runs={runs} />
        </p>
        <p className="mt-1 text-muted">Underlined: only in yours. Struck through: only in the other.</p>
      </Folded>
    </fieldset>
  );
}
