import { BrandName } from '#web/components/brand-mark.tsx';
import { buttonClass } from '#web/components/button-class.ts';

export function LandingHeader() {
  return (
    <header className="on-navy bg-navy-deep">
      <div className="mx-auto flex min-h-16 w-full max-w-6xl flex-wrap items-center justify-between gap-x-2 px-3 sm:px-6 lg:px-10">
        <a href="/" aria-label="Mission Ready home page" className="rounded py-1.5 no-underline">
          <BrandName />
        </a>
        <nav aria-label="Account" className="flex gap-2 py-1">
          <a href="/auth" className={buttonClass('on-navy', 'small')}>
            Sign In
          </a>
          <a href="/auth?tab=register" className={buttonClass('gold', 'small')}>
            Register
          </a>
        </nav>
      </div>
    </header>
  );
}
