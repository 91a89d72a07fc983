import { useEffect } from 'react';
import { useParams } from 'react-router';
import { z } from 'zod';
import { ResumeSheet } from '#web/areas/resumes/resume-sheet.tsx';
import { useOpenShared } from '#web/areas/resumes/shares.queries.ts';
import { Button } from '#web/components/button.tsx';
import { Card } from '#web/components/card.tsx';
import { ErrorCard } from '#web/components/error-card.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { PageHeading } from '#web/components/page-heading.tsx';
import { SkeletonRows } from '#web/components/skeleton.tsx';
import { ApiError, messageOf } from '#web/lib/api-error.ts';

/** /shared/{token}: a resume that a veteran shares by link. For anyone; search engines are told to stay out. */
export function Component() {
  const { token = '' } = useParams();
  const shared = useOpenShared();
  const withPassword = useOpenShared();
  const { mutate } = shared;
  useEffect(() => mutate({ token }), [mutate, token]);
  const answer = withPassword.data ?? shared.data;
  const name = answer?.state === 'open' ? answer.blocks.find(({ kind }) => kind === 'name') : undefined;
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <PageHeading
        {...(name?.kind === 'name'
          ? { title: name.text, eyebrow: 'Shared resume', tabTitle: `${name.text}: shared resume` }
          : { title: 'Shared resume' })}
        plain={
          shared.isError
            ? undefined
            : `A veteran shared this resume with you.${answer?.state === 'open' ? ' You’re seeing the version they last saved.' : ''}`
        }
      />
      {shared.isError ? (
        <CannotOpen error={shared.error} onRetry={() => mutate({ token })} />
      ) : answer === undefined ? (
        <SkeletonRows label="Opening the resume" className="h-40" />
      ) : answer.state === 'open' ? (
        <ResumeSheet
          label={answer.title === '' ? 'Resume' : `Resume: ${answer.title}`}
          blocks={answer.blocks}
          look={answer.look}
          className="mx-auto max-w-3xl"
        />
      ) : (
        <AskPassword
          onPassword={(password) => withPassword.mutateAsync({ token, password })}
          pending={withPassword.isPending}
        />
      )}
    </>
  );
}

function CannotOpen({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <ErrorCard
      title={isGone ? 'This link doesn’t work' : 'We couldn’t open the resume'}
      {...(isGone ? {} : { actions: <Button onClick={onRetry}>Try again</Button> })}
    >
      {isGone
        ? 'It may have been turned off or expired, or part of it may be missing. Ask the person who sent it for a new one.'
        : messageOf(error, 'Please try again.')}
    </ErrorCard>
  );
}

const form = z.object({ password: z.string().min(1, 'Password is required').max(200) });

function AskPassword({
  onPassword,
  pending,
}: {
  readonly onPassword: (password: string) => Promise<unknown>;
  readonly pending: boolean;
}) {
  const state = useSchemaForm(form, { password: '' });
  return (
    <Card className="max-w-md">
      <Form
        form={state}
        label="Protected resume"
        isOneField
        onSubmit={({ password }) => onPassword(password)}
      >
        <p>This resume is protected. Enter the password they gave you.</p>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Button type="submit" pending={pending} className="justify-self-start">
          Open the resume
        </Button>
      </Form>
    </Card>
  );
}
