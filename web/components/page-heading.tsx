import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#web/lib/class-names.ts';

interface PageHeadingProps {
  readonly title: string;
  /** Plain words that say what the page is for, beside its military name. */
  readonly plain?: ReactNode;
  /** A short line above the title: where in the product this is. */
  readonly eyebrow?: string;
  readonly actions?: ReactNode;
  /** On paper too: for a page made to be printed, which says nowhere else what it is. */
  readonly isPrinted?: boolean;
  /** The title in the browser's tab, where it should say more than the heading. */
  readonly tabTitle?: string;
}

/** On a phone the buttons fill their row: as many in one as fit without breaking their words. */
const ACTIONS =
  'flex print:hidden flex-wrap gap-3 max-sm:w-full max-sm:gap-2 max-sm:[&>*]:grow max-sm:[&>*]:px-2.5';

/**
 * The page's h1. It names the browser's tab, and after a navigation inside the app it takes the focus, so that a
 * screen reader says where one has come to and the next Tab goes into the page. Not on the first load, where the
 * browser starts at the top by itself.
 */
export function PageHeading({
  title,
  plain,
  eyebrow,
  actions,
  isPrinted = false,
  tabTitle,
}: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headedPath = useRef('');
  const { pathname, key } = useLocation();
  const arrivedByNavigation = key !== 'default';

  useEffect(() => {
    document.title = `${tabTitle ?? title} | Mission Ready`;
  }, [title, tabTitle]);

  useEffect(() => {
    if (headedPath.current === pathname) return;
    headedPath.current = pathname;
    if (arrivedByNavigation) heading.current?.focus({ preventScroll: true });
  }, [pathname, arrivedByNavigation]);

  return (
    <header
      className={classNames(
        'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-b border-line pb-5 print:mb-3 print:pb-3',
        !isPrinted && 'print:hidden',
      )}
    >
      <div className="min-w-0 max-w-3xl flex-[1_1_16rem]">
        {eyebrow === undefined ? null : <p className="eyebrow mb-1 text-gold-text">{eyebrow}</p>}
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-3xl">
          {title}
        </h1>
        {plain === undefined ? null : <p className="mt-2 text-pretty text-muted">{plain}</p>}
      </div>
      {actions === undefined ? null : <div className={ACTIONS}>{actions}</div>}
    </header>
  );
}
