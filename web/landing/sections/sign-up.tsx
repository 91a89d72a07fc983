import { ArrowRight } from 'lucide-react';
import { buttonClass } from '#web/components/button-class.ts';

const LEGAL = 'text-on-navy underline underline-offset-4';

export function SignUp() {
  return (
    <section aria-labelledby="sign-up" className="on-navy bg-navy text-on-navy">
      <div className="mx-auto w-full max-w-6xl px-4 py-16 text-center sm:px-6 lg:px-10 lg:py-22">
        <h2 id="sign-up" className="text-3xl text-on-navy">
          Ready when you are
        </h2>
        <p className="mx-auto mt-3 max-w-xl text-on-navy-muted">
          The assessment, your matches and up to 5 resumes are free. It takes two minutes to get started.
        </p>
        <a href="/auth?tab=register" className={buttonClass('gold', 'large', 'mt-7')}>
          Create your free account
          <ArrowRight aria-hidden="true" />
        </a>
        <p className="mt-5 text-sm text-on-navy-muted">
          By creating an account you agree to our{' '}
          <a href="/terms" className={LEGAL}>
            Terms of Service
          </a>{' '}
          and{' '}
          <a href="/privacy" className={LEGAL}>
            Privacy Policy
          </a>
          .
        </p>
      </div>
    </section>
  );
}
