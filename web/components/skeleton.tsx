import { classNames } from '#web/lib/class-names.ts';

/** A grey block in the place of something that is on its way. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded bg-sunken', className)} />
  );
}

/** Grey blocks in the shape of what is loading, with one sentence for those who cannot see them. */
export function SkeletonRows({
  label,
  rows = 4,
  className = 'h-16',
}: {
  readonly label: string;
  readonly rows?: number;
  readonly className?: string;
}) {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} className={className} />
      ))}
    </div>
  );
}
