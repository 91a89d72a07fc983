import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#web/components/link-button.tsx';
import { Notice } from '#web/components/notice.tsx';
import { recordQuery } from './record.queries.ts';

/** Said before a credit is spent, where the record holds not one line that a resume could print. Else nothing. */
export function NothingToSay() {
  const record = useQuery(recordQuery);
  const says = record.data?.lines.some(({ decision, suggestion }) =>
    decision === null ? suggestion !== null : decision !== 'left-out',
  );
  if (says !== false) return null;
  return (
    <Notice
      tone="warning"
      announce
      title="There’s nothing in your record to write from yet"
      className="text-left"
      actions={
        <>
          <LinkButton to="/profile" size="small">
            Tell us what you did
          </LinkButton>
          <LinkButton to="/record" size="small" variant="secondary">
            My Record
          </LinkButton>
        </>
      }
    >
      A resume made now wouldn’t have a single line about what you did, and it would still use one of your
      free resumes. Add a few lines first.
    </Notice>
  );
}
