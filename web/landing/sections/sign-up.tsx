import { buttonClass } from '#web/components/button-class.ts';

export function SignUp() {
  return (
    <section aria-labelledby="sign-up" className="on-navy bg-navy text-on-navy">
      <div className="mx-auto w-full max-w-6xl px-4 py-16 text-center sm:px-6 lg:px-10">
        <h2 id="sign-up" className="text-3xl text-on-navy">
          Ready when you are
        </h2>
        <p className="mx-auto mt-3 max-w-xl text-on-navy-muted">
          The assessment, your matches and up to 5 resumes cost nothing.
        </p>
        <a href="/auth?tab=register" className={buttonClass('gold', 'large', 'mt-7')}>
          Create your free account
        </a>
      </div>
    </section>
  );
}
