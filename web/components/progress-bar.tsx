/** How far something has come, as a bar and in words. `value` and `max` in the same unit. */
export function ProgressBar({
  label,
  value,
  max = 100,
  text,
}: {
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** What a screen reader says for the value: "12 of 40 questions answered". */
  readonly text: string;
}) {
  const percent = max === 0 ? 0 : Math.max(0, Math.min(100, (value / max) * 100));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={text}
      className="h-2.5 overflow-hidden rounded border border-line-strong bg-sunken"
    >
      <div className="h-full bg-gold transition-[width] duration-300" style={{ width: `${percent}%` }} />
    </div>
  );
}
