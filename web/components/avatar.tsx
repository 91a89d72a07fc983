import { classNames } from '#web/lib/class-names.ts';

/** A round picture or two letters. Decorative: the name always stands beside it. */
export function Avatar({
  letters,
  image,
  className,
}: {
  readonly letters: string;
  readonly image?: string | null;
  readonly className?: string;
}) {
  const shape = classNames('size-10 shrink-0 rounded-full', className);
  if (image) return <img src={image} alt="" className={classNames(shape, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={classNames(shape, 'grid place-items-center bg-gold text-sm font-bold text-on-gold')}
    >
      {letters}
    </span>
  );
}
