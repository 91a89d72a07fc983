import { useQuery } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { SHARE_DAYS, SHARE_PASSWORD_MIN, type ShareReply } from '#contract/resume-shares.ts';
import { Button } from '#web/components/button.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { Notice } from '#web/components/notice.tsx';
import { QueryPart } from '#web/components/query-part.tsx';
import { SecretLink } from '#web/components/secret-link.tsx';
import { formatDay } from '#web/lib/date-format.ts';
import { shareQuery, useRevokeShare, useShareResume } from './shares.queries.ts';

interface ShareDialogProps {
  readonly resumeId: number;
  readonly open: boolean;
  readonly onClose: () => void;
  /** Hands the plain text to another app; left out in lists, which do not hold the text. */
  readonly onSendText?: () => void;
}

/** Lets others read a resume: as text sent now, or by a link that can be stopped. */
export function ShareDialog({ resumeId, open, onClose, onSendText }: ShareDialogProps) {
  const share = useQuery({ ...shareQuery(resumeId), enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Share"
      description="Send the text, or make a link that shows this resume to anyone who has it. There’s no link until you make one."
    >
      <div className="grid gap-5">
        {onSendText === undefined ? null : (
          <Button
            variant="secondary"
            icon={<Share2 aria-hidden="true" />}
            className="justify-self-start"
            onClick={onSendText}
          >
            Send or copy the text
          </Button>
        )}
        <QueryPart query={share} loading="Looking for a link" failed="We couldn’t check for a link">
          {(data) => <ShareByLink resumeId={resumeId} share={data.share} />}
        </QueryPart>
      </div>
    </Dialog>
  );
}

function ShareByLink({ resumeId, share }: { readonly resumeId: number; readonly share: ShareReply | null }) {
  const [token, setToken] = useState<string | null>(null);
  const revoke = useRevokeShare(resumeId);
  if (share === null) return <MakeLink resumeId={resumeId} onMade={setToken} />;
  return (
    <div className="grid gap-4">
      {token === null ? (
        <Notice title="This resume has a link">
          We don’t keep a copy of the link, so we can’t show it again. If you lost it, stop it and make a new
          one.
        </Notice>
      ) : (
        <NewLink token={token} />
      )}
      <ul className="list-disc pl-5 text-sm">
        <li>Made {formatDay(share.createdAt)}</li>
        <li>
          {share.expiresAt === null ? 'Works until you stop it' : `Works until ${formatDay(share.expiresAt)}`}
        </li>
        <li>{share.hasPassword ? 'Asks for your password' : 'Doesn’t ask for a password'}</li>
        <li>
          {share.withContact
            ? 'Shows your email, phone, location and links'
            : 'Shows your name but no way to reach you'}
        </li>
        <li>Always shows the resume as you last saved it</li>
      </ul>
      <Button
        variant="danger"
        className="justify-self-start"
        pending={revoke.isPending}
        onClick={() => revoke.mutate(undefined, { onSuccess: () => setToken(null) })}
      >
        Stop this link
      </Button>
    </div>
  );
}

function NewLink({ token }: { readonly token: string }) {
  const link = `${window.location.origin}/shared/${token}`;
  return (
    <SecretLink link={link} whereTo="Paste it where you want to share it.">
      <a href={link} target="_blank" rel="noreferrer" className="text-link underline wrap-anywhere">
        {link}
      </a>
    </SecretLink>
  );
}

const terms = z.object({
  days: z.string(),
  password: z
    .string()
    .max(200)
    .refine((text) => text === '' || text.length >= SHARE_PASSWORD_MIN, {
      message: `Use at least ${SHARE_PASSWORD_MIN} characters`,
    }),
  withContact: z.boolean(),
});

function MakeLink({
  resumeId,
  onMade,
}: {
  readonly resumeId: number;
  readonly onMade: (token: string) => void;
}) {
  const share = useShareResume(resumeId);
  const form = useSchemaForm(terms, { days: '30', password: '', withContact: false });
  return (
    <Form
      form={form}
      label="Make a link"
      className="rounded border border-line bg-sunken p-4"
      onSubmit={async ({ days, password, withContact }) => {
        const chosen = SHARE_DAYS.find((count) => String(count) === days) ?? null;
        const made = await share.mutateAsync({ days: chosen, password: password || null, withContact });
        onMade(made.token);
      }}
    >
      <h3 className="text-base">A link to this resume</h3>
      <SelectField
        name="days"
        label="Works for"
        options={[
          ...SHARE_DAYS.map((count) => ({ value: String(count), label: `${count} days` })),
          { value: 'always', label: 'Until I stop it' },
        ]}
      />
      <TextField
        name="password"
        label="Password"
        optional
        autoComplete="off"
        hint="Anyone who opens the link has to enter it. Send it separately."
      />
      <label className="inline-flex min-h-11 items-center gap-2.5 text-sm">
        <input type="checkbox" {...form.register('withContact')} className="size-5 accent-primary" />
        Show my email, phone, location and links
      </label>
      <Button type="submit" pending={share.isPending} className="justify-self-start">
        Make the link
      </Button>
    </Form>
  );
}
