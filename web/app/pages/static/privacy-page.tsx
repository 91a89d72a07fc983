import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';

/** /privacy: says what is stored, where and why. A change of what is stored changes this page. */
export function Component() {
  return (
    <>
      <PageHeading
        title="Privacy Policy"
        plain="What we store, why, and how to get it back or be rid of it."
      />
      <div className="prose">
        <p>
          Mission Ready stores what you enter and what it makes from it. It does not sell data, and shows no
          advertising.
        </p>
        <h2>On the server</h2>
        <ul>
          <li>
            <strong>Your account:</strong> username, name, email address, and your password as a hash, which
            cannot be turned back into the password.
          </li>
          <li>
            <strong>Your profile:</strong> the military and civilian background you enter, and how you can be
            reached. All of it is optional beyond what a form says it needs.
          </li>
          <li>
            <strong>What you decided of the lines of your record:</strong> the line you approved or wrote for
            each of your statements, what you left out, and what you answered. It is kept when you change your
            profile, until you delete it.
          </li>
          <li>
            <strong>Your assessments:</strong> your answers and the results, the current and the earlier ones.
          </li>
          <li>
            <strong>Your matches, resumes and applications:</strong> what was suggested, what you selected,
            what was written, and what you recorded, contacts and notes included.
          </li>
          <li>
            <strong>Your use of the job board:</strong> the listings you saved, and what you reported about
            listings. Administrators read a report together with your username.
          </li>
          <li>
            <strong>What you write in Allied Forces:</strong> the name you chose there, your threads and
            replies, when you wrote and changed them, how many posts you have made, and what you reported. If
            an administrator hides or locks something of yours, that and the reason.
          </li>
          <li>
            <strong>Earlier versions of your resumes,</strong> the last 30 of each, and what you said you do
            not have when a posting asked for it.
          </li>
          <li>
            <strong>Links to your resumes,</strong> only where you make one: when it was made, until when it
            works, and whether it shows your contact data. The link and its password are stored as hashes. We
            do not record who opens it.
          </li>
          <li>
            <strong>Your sessions:</strong> which sign-ins are open, so that you can be signed out. The key is
            stored as a hash.
          </li>
          <li>
            <strong>Mail on its way:</strong> the address a mail goes to, and what you write in the contact
            form. It is kept for a week after it was sent, three weeks at most.
          </li>
          <li>
            <strong>Backups:</strong> copies of all this but your sessions and mail, taken every night, of
            which the newest 14 are kept. Backups that an administrator takes by hand stay until 14 newer ones
            are there.
          </li>
          <li>
            <strong>Logs:</strong> times, addresses of pages and errors, to keep the service running. They
            hold nothing you typed.
          </li>
        </ul>
        <h2>On your device</h2>
        <ul>
          <li>
            <strong>Two cookies:</strong> one keeps you signed in and is deleted when you sign out. The other
            makes sure that changes come from our own pages. There are no tracking cookies.
          </li>
          <li>
            <strong>Drafts:</strong> what you typed and did not save yet, so that nothing is lost. Signing out
            removes them.
          </li>
          <li>
            <strong>Your choice of light or dark.</strong>
          </li>
        </ul>
        <h2>Who else sees it</h2>
        <ul>
          <li>
            The people who run this site can reach the database, as with every web service. They look only to
            fix a problem or when the law requires it.
          </li>
          <li>
            In Allied Forces, everyone with an account here reads your threads and replies under the name you
            chose, not your username, your own name or your email. Administrators see who reported a post; its
            author does not. What administrators decide is kept in their audit log, with the title of the
            thread, also after it is deleted. So is the username of someone they invited.
          </li>
          <li>
            If this site offers a language model and you choose it for a resume, that model’s operator gets
            your service record and the posting, without your name and contact data. The form says which host
            it is before anything is sent.
          </li>
          <li>If you pay for premium, the payment company handles the card. We never see its number.</li>
          <li>
            Employers see what you send them or share by link, and nothing from us. Search engines are told to
            leave shared resumes out.
          </li>
        </ul>
        <h2>Your rights</h2>
        <p>
          Everything you gave us is yours. In your profile, under “Password and Data”, you can download all of
          it as one file, and delete your account. Deleting removes the profile, what you decided of its
          lines, assessments, matches, resumes, applications, saved jobs and reports at once, and what you
          wrote in Allied Forces together with the replies in your threads. Backups hold a copy until newer
          ones take their place. Questions: <TextLink to="/contact">write to us</TextLink>, we answer within
          24-48 hours.
        </p>
        <h2>Sensitive information</h2>
        <p>
          Do not enter classified information, Social Security numbers or medical records. Nothing here needs
          them.
        </p>
      </div>
    </>
  );
}
