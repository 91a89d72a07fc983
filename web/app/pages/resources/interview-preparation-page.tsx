import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';

const STORIES = [
  {
    asked: 'Tell me about a time you had to get a team through a change.',
    situation:
      'Our motor pool moved from paper logs to a tablet system two weeks before an inspection. Half the crew had never used one.',
    task: 'I was responsible for 11 mechanics and for having the records right on inspection day.',
    action:
      'I paired each skeptic with someone who liked the system, cut the morning brief to 10 minutes and used the rest for practice, and kept paper as a backup for the first week only.',
    result:
      'Every record was in the new system two days before the inspection, and we passed. We kept the pairing to train new people.',
  },
  {
    asked: 'Describe a mistake you made and what you did about it.',
    situation: 'On a supply run, I signed for a pallet without opening it. It had the wrong filters.',
    task: 'The generators needed those filters within three days.',
    action:
      'I told my supervisor within the hour, found a nearby unit that could lend us a set, and drove over there myself. Then I wrote a one-page receiving checklist.',
    result:
      'The generators got serviced on time. We used the checklist for every delivery after that, and never got another wrong pallet while I was there.',
  },
  {
    asked: 'How do you handle it when someone who outranks you is wrong?',
    situation: 'A new officer planned an outdoor training day during the hottest hours.',
    task: 'As the medic, I was responsible for the safety of 40 people.',
    action:
      'I asked for five minutes alone with him, showed him the heat tables and offered two other schedules that met all his goals.',
    result:
      'He took the early one and briefed it as the plan. Nobody got hurt, and he asked for my take on the next one.',
  },
] as const;

const PARTS = ['situation', 'task', 'action', 'result'] as const;

/** /resources/interview-preparation. The stories are examples written by us, and say so. */
export function Component() {
  return (
    <>
      <PageHeading
        title="Interview Preparation"
        plain="Prepare 5-7 success stories, and you’ll be ready for most questions."
      />
      <div className="prose">
        <h2>What a good answer looks like: STAR</h2>
        <p>
          Situation, Task, Action, Result. Spend two sentences on the first two, most of your time on what you
          did, and one clear sentence on how it turned out. Say “I” for what you did and “we” for what the
          team did.
        </p>
        <h2>Three sample stories</h2>
        <p>We made these up to show you the format. Yours have to be true.</p>
      </div>
      <div className="my-6 grid max-w-4xl gap-5">
        {STORIES.map((story) => (
          <article key={story.asked} className="rounded border border-line bg-surface p-5 shadow-card sm:p-6">
            <h3 className="text-lg">“{story.asked}”</h3>
            <dl className="mt-4 grid gap-3">
              {PARTS.map((part) => (
                <div key={part} className="grid gap-1 sm:grid-cols-[6rem_minmax(0,1fr)]">
                  <dt className="font-semibold text-gold-text capitalize">{part}</dt>
                  <dd>{story[part]}</dd>
                </div>
              ))}
            </dl>
          </article>
        ))}
      </div>
      <div className="prose">
        <h2>Questions you’re likely to hear</h2>
        <ul>
          <li>Tell me about yourself. (In 90 seconds: where you come from, what you bring, why this job.)</li>
          <li>Why do you want to work here?</li>
          <li>Tell me about a conflict on a team and how it ended.</li>
          <li>What would your last supervisor say about you?</li>
          <li>How will you manage without the structure of the military?</li>
        </ul>
        <h2>Questions to ask</h2>
        <ul>
          <li>What would you want to see from me after 90 days?</li>
          <li>How does the team make decisions when people disagree?</li>
          <li>What did the last person in this job go on to do?</li>
        </ul>
        <h2>What they shouldn’t ask</h2>
        <p>
          An employer can ask what you did in the military. Under the Americans with Disabilities Act, they
          can’t ask about a disability before making an offer. You can answer: “I can do the work described in
          the posting.”
        </p>
        <h2>Afterward</h2>
        <p>
          Send a short thank-you the same day. Write down what they asked in the notes in your{' '}
          <TextLink to="/applications">application</TextLink>. If you don’t hear back, check in after one to
          two weeks.
        </p>
      </div>
    </>
  );
}
