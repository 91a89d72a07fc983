import { PAYMENT_GRACE_DAYS } from '#career/plans/paid-plan.ts';
import { FREE_RESUME_GENERATIONS, PREMIUM_PRICE_CENTS_ON_PLAN_PAGES } from '#career/plans/plan.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { monthlyPrice } from '#web/lib/price.ts';

/** /terms. Dated as the specification has it (part 2, section 2.15). */
export function Component() {
  return (
    <>
      <PageHeading title="Terms of Service" plain="Last updated April 12, 2025" />
      <div className="prose">
        <p>
          These are the rules for using Mission Ready, in plain English. By creating an account, you agree to
          them.
        </p>
        <h2>What Mission Ready is</h2>
        <p>
          Mission Ready helps veterans of the United States armed forces look for civilian work. It suggests
          job titles, writes resumes from what you tell it, and keeps track of your applications. It’s not an
          employer, an employment agency or a government service, and it can’t promise you a job.
        </p>
        <h2>Your account</h2>
        <ul>
          <li>Give true information, and keep your password to yourself.</li>
          <li>One person, one account. You’re responsible for what’s done with it.</li>
          <li>
            Don’t enter classified or export-controlled information, or anything you’re not allowed to share.
          </li>
        </ul>
        <h2>What you put in stays yours</h2>
        <p>
          Your record, your resumes and your notes belong to you. We use them to provide the service and for
          nothing else. The <TextLink to="/privacy">Privacy Policy</TextLink> says what we store.
        </p>
        <h2>Resumes</h2>
        <p>
          We make resumes from your own words. Read each one before you send it. You’re responsible for what
          you send to an employer.
        </p>
        <h2>Figures and suggestions</h2>
        <p>
          Pay, growth and the links between military and civilian occupations come from public sources, named
          where we show them. They’re averages. Your own chances and pay can differ.
        </p>
        <h2>Free and premium</h2>
        <ul>
          <li>
            The free plan includes up to {FREE_RESUME_GENERATIONS} resumes. Deleting one doesn’t give it back.
          </li>
          <li>
            Premium costs {monthlyPrice(PREMIUM_PRICE_CENTS_ON_PLAN_PAGES)} and has no limit on resumes. The
            Subscription page shows what this site charges, and whether it sells Premium at all.
          </li>
          <li>
            You can cancel anytime on the Subscription page. You keep Premium through the time you’ve paid
            for, and everything you made stays yours to read and download.
          </li>
          <li>
            If a payment fails, Premium stays open for {PAYMENT_GRACE_DAYS} days so you can update your card.
            Deleting your account ends your subscription right away.
          </li>
        </ul>
        <h2>Fair use</h2>
        <p>
          Don’t try to break the service, read other people’s data or use it to harm anyone. We may close
          accounts that do.
        </p>
        <h2>Our responsibility</h2>
        <p>
          We build with care, and we still make mistakes. The service is provided as is. As far as the law
          allows, we’re not liable for losses that come from relying on a suggestion, a figure or a resume.
        </p>
        <h2>Changes and questions</h2>
        <p>
          If these terms change, the date at the top of this page changes with them. Questions:{' '}
          <TextLink to="/contact">write to us</TextLink>.
        </p>
      </div>
    </>
  );
}
