import { PageHeading } from '#web/components/page-heading.tsx';
import { TextLink } from '#web/components/text-link.tsx';

const STORIES = [
  {
    asked: 'Tell me about a time you had to get a team through a change.',
    situation:
      'Our motor pool moved from paper logs to a tablet system two weeks before an inspection. Half of the crew had never used one.',
    task: 'I was responsible for eleven mechanics and for the records being right on the day.',
    action:
      'I paired each doubter with someone who liked the system, cut the morning brief to ten minutes and used the rest for practice, and kept paper as a backup for the first week only.',
    result:
      'All records were in the new system two days before the inspection, and we passed it. The pairing stayed on as the way we trained newcomers.',
  },
  {
    asked: 'Describe a mistake you made, and what you did about it.',
    situation: 'On a supply run I signed for a pallet without opening it. It held the wrong filters.',
    task: 'The generators needed those filters within three days.',
    action:
      'I told my supervisor within the hour, found a unit nearby that could lend us a set, and drove there myself. Then I wrote a one-page receiving checklist.',
    result:
      'The generators were serviced on time. The checklist was used for every delivery after that, and we had no wrong pallet again while I was there.',
  },
  {
    asked: 'How do you deal with someone who outranks you and is wrong?',
    situation: 'A new officer planned a training day outdoors at the hottest hours.',
    task: 'As the medic I was responsible for the safety of forty people.',
    action:
      'I asked for five minutes alone with him, showed the heat tables and offered two other schedules that kept all of his goals.',
    result:
      'He took the early one and presented it as the plan. Nobody was hurt, and he asked for my view on the next one.',
  },
] as const;

const PARTS = ['situation', 'task', 'action', 'result'] as const;

/** /resources/interview-preparation. The stories are examples written by us, and say so. */
export function Component() {
  return (
    <>
      <PageHeading
        title="Interview Preparation"
        plain="Prepare 5-7 success stories, and most questions are answered before they are asked."
      />
      <div className="prose">
        <h2>The shape of a good answer: STAR</h2>
        <p>
          Situation, Task, Action, Result. Two sentences for the first two, most of the time for what you did,
          and one clear sentence for what came of it. Say “I” for what you did and “we” for what the team did.
        </p>
        <h2>Three stories, worked out</h2>
        <p>These are examples we made up to show the shape. Yours must be true.</p>
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
        <h2>Questions you are likely to hear</h2>
        <ul>
          <li>
            Tell me about yourself. (Where you come from, what you bring, why this job: ninety seconds.)
          </li>
          <li>Why do you want to work here?</li>
          <li>Tell me about a conflict in a team, and how it ended.</li>
          <li>What would your last supervisor say about you?</li>
          <li>How will you manage without the structure of the military?</li>
        </ul>
        <h2>Questions to ask</h2>
        <ul>
          <li>What would you want to see from me after ninety days?</li>
          <li>How does the team decide things when people disagree?</li>
          <li>What has the last person in this job gone on to do?</li>
        </ul>
        <h2>What they should not ask</h2>
        <p>
          An employer may ask what you did in the military. Questions about a disability, before an offer is
          made, are not allowed under the Americans with Disabilities Act. You may answer: “I can do the work
          described in the posting.”
        </p>
        <h2>Afterwards</h2>
        <p>
          Send a short thank-you the same day. Write down what you were asked, in the notes of your{' '}
          <TextLink to="/applications">application</TextLink>. If you hear nothing, ask after one to two
          weeks.
        </p>
      </div>
    </>
  );
}
