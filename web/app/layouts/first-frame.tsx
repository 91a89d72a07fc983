import { BrandName } from '#web/components/brand-mark.tsx';
import { PageSpinner } from '#web/components/spinner.tsx';

/** What shows while the first page is fetched: the bar of every page, as app.html has it before any script has come. */
export function FirstFrame() {
  return (
    <>
      <div className="on-navy flex min-h-16 items-center border-b-3 border-gold bg-navy-deep px-2 sm:px-6">
        <span className="p-1.5">
          <BrandName />
        </span>
      </div>
      <PageSpinner label="Loading" />
    </>
  );
}
