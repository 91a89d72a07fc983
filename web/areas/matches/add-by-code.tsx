import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Button } from '#web/components/button.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { useToast } from '#web/components/toast-provider.tsx';
import { jobMatchesQuery, useAddMatch } from './matches.queries.ts';

/** Adds a related title to the list, or leads to it when it is there already. */
export function AddByCode({ onetSocCode, title }: { readonly onetSocCode: string; readonly title: string }) {
  const { data: matches = [], isPending } = useQuery(jobMatchesQuery);
  const add = useAddMatch();
  const toast = useToast();
  const listed = matches.find((match) => match.detail?.onetSocCode === onetSocCode);
  if (listed !== undefined) {
    return (
      <TextLink to={`/job-details/${listed.id}`}>
        In your list<span className="sr-only">: {title}</span>
      </TextLink>
    );
  }
  // Not known yet: a button that turns into a link under the finger is worse than none for a moment.
  if (isPending) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Add: ${title}`}
      icon={<Plus aria-hidden="true" />}
      pending={add.isPending}
      onClick={() =>
        add.mutate(onetSocCode, {
          onSuccess: (match) =>
            toast({ title: 'Title Added', description: `${match.jobTitle} is on your list.` }),
          onError: (error) =>
            toast({ title: 'We couldn’t add the title', description: error.message, tone: 'danger' }),
        })
      }
    >
      Add
    </Button>
  );
}
