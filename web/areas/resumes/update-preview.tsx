import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { previewUpdate, ResumeReply } from '#contract/resumes.ts';
import { Button } from '#web/components/button.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { LinkButton } from '#web/components/link-button.tsx';
import { RecordChanges } from './record-changes.tsx';
import { useUpdateFromRecord } from './update.queries.ts';

/** What would change in a resume, which of it to take, and the button that changes it. */
export function UpdatePreview({
  resume,
  shownAs,
  preview,
  onUpdated,
}: {
  readonly resume: ResumeReply;
  /** The id in the address, under which the resume is cached. */
  readonly shownAs: number;
  readonly preview: ReplyOf<typeof previewUpdate>;
  readonly onUpdated: () => void;
}) {
  const update = useUpdateFromRecord(resume.id, shownAs);
  /** The changes whose box stands otherwise than it stood at first. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const { changes, revision } = preview;
  if (changes.length === 0) {
    return (
      <EmptyState
        icon={<CircleCheck />}
        title="This resume is up to date"
        actions={
          <LinkButton to="/record" variant="secondary">
            My Record
          </LinkButton>
        }
      >
        Your record has nothing new for it. When you change or approve a line in your record, you’ll see the
        difference here.
      </EmptyState>
    );
  }
  const taken = new Set(changes.flatMap(({ id, isOwn }) => (isOwn === turned.has(id) ? [id] : [])));
  const onTaken = (id: string) =>
    setTurned(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const groups = [
    {
      title: 'New in your record',
      plain: 'We’ll add it unless you clear the box.',
      of: changes.filter(({ isOwn, before }) => !isOwn && before === ''),
    },
    {
      title: 'Changed in your record',
      plain: 'We’ll use what it says now unless you clear the box.',
      of: changes.filter(({ isOwn, before, after }) => !isOwn && before !== '' && after !== ''),
    },
    {
      title: 'No longer from your record',
      plain: 'Your record doesn’t give this any more, so we’ll take it out unless you clear the box.',
      of: changes.filter(({ isOwn, before, after }) => !isOwn && before !== '' && after === ''),
    },
    {
      title: 'You wrote this yourself',
      plain: 'Your words stay. Check the box to use what your record says instead.',
      of: changes.filter(({ isOwn }) => isOwn),
    },
  ].filter(({ of }) => of.length > 0);
  return (
    <>
      <p className="text-sm text-muted">
        What you check is what changes: underlined text gets added, and struck-through text goes away. Your
        header, links and layout stay. This doesn’t use a resume credit, and we keep what it replaces as a
        version.
      </p>
      {groups.map(({ title, plain, of }) => (
        <section key={title} aria-label={title} className="mt-5">
          <h3 className="text-lg">{title}</h3>
          <p className="text-sm text-muted">{plain}</p>
          <RecordChanges changes={of} taken={taken} onTaken={onTaken} />
        </section>
      ))}
      <Button
        className="mt-5"
        pending={update.isPending}
        onClick={() => update.mutate({ revision, taken: [...taken] }, { onSuccess: onUpdated })}
      >
        {taken.size === 0 ? 'Keep this resume as it is' : 'Update this resume'}
      </Button>
    </>
  );
}
