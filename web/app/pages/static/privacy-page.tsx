import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';

/** /privacy: says what is stored, where and why. A change of what is stored changes this page. */
export function Component() {
  return (
    <>
      <PageHeading title="Privacy Policy" plain="What we store, why, and how to get a copy or delete it." />
      <div className="prose">
        <p>
          Mission Ready stores what you enter and what it makes from that. It doesn’t sell data and doesn’t
          show ads.
        </p>
        <h2>On the server</h2>
        <ul>
          <li>
            <strong>Your account:</strong> username, name, email address, and your password as a hash, which
            can’t be turned back into the password.
          </li>
          <li>
            <strong>Your profile:</strong> the military and civilian background you enter, and how to reach
            you. It’s all optional beyond what a form says it needs.
          </li>
          <li>
            <strong>What you keep from My Papers:</strong> we read a resume, evaluation or DD 214 you bring,
            show you what it says, and keep only what you take. We never keep the file, and we take out Social
            Security numbers, DoD ID numbers and dates of birth.
          </li>
          <li>
            <strong>What you decided about the lines in your record:</strong> the line you approved or wrote
            for each of your statements, what you left out, and what you answered. We keep it when you change
            your profile, until you delete it.
          </li>
          <li>
            <strong>Your assessments:</strong> your answers and the results, the current and the earlier ones.
          </li>
          <li>
            <strong>Where you want to work and your military pay:</strong> up to three places, and if you have
            your pay worked out, your grade, years of service, duty station’s ZIP code, dependents (yes or
            no), how you file taxes and the amounts you typed. You can delete these answers under Pay Intel.
          </li>
          <li>
            <strong>Your matches, resumes and applications:</strong> what we suggested, what you selected,
            what was written, and what you added, including contacts and notes.
          </li>
          <li>
            <strong>Your plan for leaving the service:</strong> the date you gave, what you ticked off, and
            whether you want reminders. If you make a calendar link, we store it as a hash and don’t record
            who opens it.
          </li>
          <li>
            <strong>How you use the job board:</strong> the listings you saved and any you reported.
            Administrators see your username with a report.
          </li>
          <li>
            <strong>What you write in Allied Forces:</strong> the name you chose there, your threads and
            replies, when you wrote and changed them, how many posts you’ve made, and what you reported. If an
            administrator hides or locks one of your posts, we keep that and the reason.
          </li>
          <li>
            <strong>Earlier versions of your resumes,</strong> the last 30 of each, and what you said you
            don’t have when a posting asked for it.
          </li>
          <li>
            <strong>Links to your resumes,</strong> only if you make one: when you made it, when it expires,
            and whether it shows your contact information. We store the link and its password as hashes. We
            don’t record who opens it.
          </li>
          <li>
            <strong>Your sessions:</strong> where you’re signed in, with the kind of browser (such as “Chrome
            on Windows”) and the time, so you can sign it out. We store the keys as hashes. So we can email
            you about a new browser, a cookie remembers this one for 400 days.
          </li>
          <li>
            <strong>Two-factor sign-in,</strong> if you turn it on: the key your app shares with us, and your
            recovery codes as hashes.
          </li>
          <li>
            <strong>Messages to us:</strong> what you write in the contact form and what we answer. We delete
            a message a year after we close it, and right away when you delete your account.
          </li>
          <li>
            <strong>Email on its way:</strong> the address an email goes to and its text. We keep it for a
            week after it’s sent, three weeks at most.
          </li>
          <li>
            <strong>Backups:</strong> copies of all this except your sessions and email, taken every night. We
            keep the newest 14. Backups an administrator makes by hand stay until there are 14 newer ones.
          </li>
          <li>
            <strong>Logs:</strong> times, page addresses and errors, to keep the service running. Nothing you
            typed is in them.
          </li>
        </ul>
        <h2>On your device</h2>
        <ul>
          <li>
            <strong>Three cookies:</strong> one keeps you signed in and is deleted when you sign out. One
            makes sure changes come from our own pages. One lets us tell this browser from a new one when you
            sign in. There are no tracking cookies.
          </li>
          <li>
            <strong>Drafts:</strong> what you typed and haven’t saved yet, so you don’t lose it. They’re
            encrypted, and only you can open them, once you’re signed in. Signing out removes them.
          </li>
          <li>
            <strong>Your choice of light or dark.</strong>
          </li>
        </ul>
        <h2>Who else sees it</h2>
        <ul>
          <li>
            The people who run this site can get to the database, as with any web service. They look only to
            fix a problem or when the law requires it.
          </li>
          <li>
            In Allied Forces, anyone with an account here can read your threads and replies under the name you
            chose. They don’t see your username, your real name or your email. Administrators see who reported
            a post, but its author doesn’t. The audit log keeps what administrators decide, with the number of
            the thread or the account, even after it’s deleted.
          </li>
          <li>
            If this site offers a language model and you ask it for help, that model’s operator gets what you
            told us about your service and jobs, without your name and contact information. The page names the
            host before anything is sent.
          </li>
          <li>
            If you pay for Premium, the payment company handles your card. We never see the number. We give it
            a random reference for your account, and when you delete your account we end your subscription and
            have the company delete its customer record first.
          </li>
          <li>
            Employers see what you send them or share by link, and nothing from us. We tell search engines to
            leave out shared resumes.
          </li>
        </ul>
        <h2>Your rights</h2>
        <p>
          Everything you gave us is yours. In your profile, under “Password and Data”, you can download all of
          it in one file or delete your account. Deleting it removes your profile, what you decided about its
          lines, your assessments, matches, resumes, applications, plan for leaving, saved jobs and reports
          right away, along with what you wrote in Allied Forces and the replies in your threads. Backups have
          a copy until newer ones replace them. Questions? <TextLink to="/contact">Write to us</TextLink>, and
          we’ll reply within 24-48 hours.
        </p>
        <h2>Sensitive information</h2>
        <p>
          Don’t enter classified information, Social Security numbers or medical records. Nothing here needs
          them.
        </p>
      </div>
    </>
  );
}
