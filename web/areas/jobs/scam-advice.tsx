import { SectionCard } from '#web/components/card.tsx';

/** How to tell a false posting; the warning signs are those that the Federal Trade Commission names. */
export function ScamAdvice() {
  return (
    <SectionCard title="Before you apply">
      <ul className="list-disc space-y-2 pl-5 text-sm">
        <li>Look for the opening on the employer’s own website, too. If it isn’t there, call and ask.</li>
        <li>
          Never pay to get a job. That means no fee for training, equipment, a background check or a spot in
          line.
        </li>
        <li>
          Never cash a check for someone and send part of the money on. The check bounces and you owe all of
          it.
        </li>
        <li>
          Keep your Social Security number, bank details and copies of your DD 214 until you have a written
          offer from an employer you have checked.
        </li>
        <li>
          Got scammed?{' '}
          <a
            href="https://reportfraud.ftc.gov/"
            target="_blank"
            rel="noopener noreferrer"
            className="font-medium text-link underline underline-offset-4"
          >
            Tell the Federal Trade Commission
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          .
        </li>
      </ul>
      <p className="mt-4 text-sm text-muted">
        We haven’t checked the employers behind these listings. These warning signs come from the Federal
        Trade Commission, consumer.ftc.gov, “Job Scams”.
      </p>
    </SectionCard>
  );
}
