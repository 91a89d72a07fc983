import { Send } from 'lucide-react';
import { LIMITS } from '#contract/limits.ts';
import { contactBody } from '#contract/marketing.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { TextArea } from '#web/components/form/text-area.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { fullName, useCurrentUser } from '#web/lib/current-user.ts';
import { useSendContactMessage } from './marketing.queries.ts';

/** A message to support. Name and address are filled in for whoever is signed in. */
export function ContactForm() {
  const { data: user, isPending } = useCurrentUser();
  if (isPending) return null;
  return <ContactFields name={user ? fullName(user) : ''} email={user?.email ?? ''} />;
}

function ContactFields({ name, email }: { readonly name: string; readonly email: string }) {
  const send = useSendContactMessage();
  const form = useSchemaForm(contactBody, { name, email, message: '' });
  if (send.isSuccess) {
    return (
      <Notice
        tone="success"
        announce
        title="Your message is on its way"
        actions={
          <Button
            size="small"
            variant="secondary"
            onClick={() => {
              send.reset();
              form.reset();
            }}
          >
            Write another message
          </Button>
        }
      >
        We’ll reply within 24-48 hours to the email you gave us.
      </Notice>
    );
  }
  return (
    <Form form={form} label="Contact" onSubmit={(body) => send.mutateAsync(body)}>
      <TextField name="name" label="Your name" autoComplete="name" />
      <TextField name="email" label="Your email" type="email" autoComplete="email" />
      <TextArea
        name="message"
        label="Message"
        rows={7}
        limit={LIMITS.longText}
        hint="Please don’t include Social Security numbers or medical details."
      />
      <Button
        type="submit"
        pending={send.isPending}
        icon={<Send aria-hidden="true" />}
        className="justify-self-start"
      >
        Send message
      </Button>
    </Form>
  );
}
