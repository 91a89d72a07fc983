import type { BesidesPayReply } from '#contract/places.ts';

/** What a civilian employer offers besides a salary, as things to ask for. */
export function BesidesPay({ besides }: { readonly besides: readonly BesidesPayReply[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {besides.map(({ what, ask }) => (
        <div key={what}>
          <dt className="font-semibold text-heading">{what}</dt>
          <dd className="text-sm">{ask}</dd>
        </div>
      ))}
    </dl>
  );
}
