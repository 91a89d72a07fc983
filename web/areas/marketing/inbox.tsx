import { Inbox as InboxIcon } from 'lucide-react';
import { useState } from 'react';
import { answerMessage, type InboxMessage } from '#contract/inbox.ts';
import { LIMITS } from '#contract/limits.ts';
import { Badge } from '#web/components/badge.tsx';
import { Button } from '#web/components/button.tsx';
import { SectionCard } from '#web/components/card.tsx';
import { EmptyState } from '#web/components/empty-state.tsx';
import { Form } from '#web/components/form/form.tsx';
import { FormActions } from '#web/components/form/form-actions.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { bodyOf, useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { ShowMore } from '#web/components/show-more.tsx';
import { formatMoment } from '#web/lib/date-format.ts';
import { useAnswerMessage, useCloseMessage, useInbox } from './inbox.queries.ts';

/** What people wrote through the contact form and nobody has closed yet. */
export function Inbox() {
  const inbox = useInbox();
  return (
    <SectionCard title="Inbox" plain="Messages from the contact form. Premium first, then the oldest.">
      <div className="grid gap-4">
        <QueryPart query={inbox} loading="Loading the inbox" failed="Error loading the inbox">
          {({ pages }) => <Messages messages={pages.flat()} />}
        </QueryPart>
        <ShowMore query={inbox} label="Show more messages" />
      </div>
    </SectionCard>
  );
}

function Messages({ messages }: { readonly messages: readonly InboxMessage[] }) {
  if (messages.length === 0) {
    return (
      <EmptyState icon={<InboxIcon />} title="Your inbox is empty">
        When someone writes to you through the contact page, it waits here until you close it.
      </EmptyState>
    );
  }
  return (
    <ul className="grid gap-4">
      {messages.map((message) => (
        <li key={message.id} className="grid gap-3 rounded border border-line p-4">
          <Message message={message} />
        </li>
      ))}
    </ul>
  );
}

function Message({ message }: { readonly message: InboxMessage }) {
  const { id, name, email, account, isPriority, createdAt, answers } = message;
  const [isAnswering, setAnswering] = useState(false);
  const close = useCloseMessage(id);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base wrap-anywhere">{name}</h3>
        {isPriority ? <Badge tone="gold">Premium</Badge> : null}
        <span className="tabular text-sm text-muted">{formatMoment(createdAt)}</span>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {email}. {account === null ? 'No account.' : `Account: ${account.username}.`}
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{message.message}</p>
      {answers.map((answer) => (
        <blockquote
          key={answer.sentAt}
          className="border-l-4 border-line-strong pl-4 text-sm wrap-anywhere whitespace-pre-line"
        >
          <span className="block text-muted">
            {answer.author} answered, {formatMoment(answer.sentAt)}
          </span>
          {answer.text}
        </blockquote>
      ))}
      {isAnswering ? (
        <AnswerForm id={id} name={name} onDone={() => setAnswering(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button size="small" aria-label={`Answer ${name}`} onClick={() => setAnswering(true)}>
            Answer
          </Button>
          <Button
            variant="secondary"
            size="small"
            aria-label={`Close the message from ${name}`}
            pending={close.isPending}
            onClick={() => close.mutate()}
          >
            Close
          </Button>
        </div>
      )}
    </>
  );
}

interface AnswerFormProps {
  readonly id: number;
  readonly name: string;
  readonly onDone: () => void;
}

function AnswerForm({ id, name, onDone }: AnswerFormProps) {
  const answer = useAnswerMessage(id);
  const form = useSchemaForm(bodyOf(answerMessage), { text: '' });
  return (
    <Form
      form={form}
      label={`Answer ${name}`}
      onSubmit={async (body) => {
        await answer.mutateAsync(body);
        onDone();
      }}
    >
      <TextArea
        name="text"
        label="Your answer"
        rows={6}
        limit={LIMITS.longText}
        hint="We’ll email it, with their message below it."
      />
      <FormActions pending={answer.isPending} onCancel={onDone}>
        Send answer
      </FormActions>
    </Form>
  );
}
