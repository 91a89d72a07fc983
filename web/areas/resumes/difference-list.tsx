import type { PartDifference } from '#career/resume/difference.ts';
import { DifferenceText } from './difference-text.tsx';

/** What is different between two texts of a resume, part by part. */
export function DifferenceList({ parts }: { readonly parts: readonly PartDifference[] }) {
  return parts.map(({ part, lines }) => (
    <section key={part} className="mt-4">
      <h3 className="text-base">{part}</h3>
      <ul className="mt-1 grid gap-2">
        {lines.map((line, place) => {
          const key = `${place} ${line.kind}`;
          return (
            <li key={key} className="text-sm wrap-anywhere">
              <span className="mr-2 text-xs font-semibold text-muted uppercase">{line.kind}</span>
              <DifferenceText runs={line.runs} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
