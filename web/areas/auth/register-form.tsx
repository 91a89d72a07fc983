import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { z } from 'zod';
import { MILITARY_BRANCHES, YEARS_SERVED } from '#career/service.ts';
import { registerForm } from '#contract/auth.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Folded } from '#web/components/folded.tsx';
import { FieldColumns } from '#web/components/form/field-columns.tsx';
import { Form } from '#web/components/form/form.tsx';
import { PasswordField } from '#web/components/form/password-field.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { useRegister } from './auth.queries.ts';
import { suggestedUsername } from './suggested-username.ts';

const EMPTY = {
  username: '',
  password: '',
  confirmPassword: '',
  firstName: '',
  lastName: '',
  email: '',
  militaryBranch: undefined,
  yearsServed: undefined,
};

/** A select that nobody touched holds the empty text, which means "not said". */
const formSchema = z.preprocess(
  (values: Record<string, unknown>) => ({
    ...values,
    militaryBranch: values.militaryBranch || undefined,
    yearsServed: values.yearsServed || undefined,
  }),
  registerForm,
);

/** What a visitor looked up before: the links from the explorer carry it in the address. */
function useExplored() {
  const [search] = useSearchParams();
  const job = search.get('job')?.trim().slice(0, LIMITS.occupationMax);
  return { branch: MILITARY_BRANCHES.find((name) => name === search.get('branch')), job: job || null };
}

/** A new account. The confirmation of the password never leaves the browser. */
export function RegisterForm() {
  const createAccount = useRegister();
  const explored = useExplored();
  const form = useSchemaForm(formSchema, { ...EMPTY, militaryBranch: explored.branch });
  const { watch, setValue, getFieldState } = form;
  const email = String(watch('email') ?? '');
  // A field less to fill in. Whoever writes a name of their own keeps it.
  useEffect(() => {
    if (!getFieldState('username').isDirty) setValue('username', suggestedUsername(email));
  }, [email, setValue, getFieldState]);
  return (
    <Form
      form={form}
      label="Register"
      onSubmit={({ confirmPassword: _confirmed, ...body }) =>
        createAccount.mutateAsync({
          ...body,
          ...(explored.job === null ? {} : { militaryOccupation: explored.job }),
        })
      }
    >
      {explored.job === null ? null : (
        <p className="rounded bg-info-soft px-4 py-3 text-info">
          Your profile starts with the job you looked up: <strong>{explored.job}</strong>
        </p>
      )}
      <FieldColumns>
        <TextField name="firstName" label="First name" autoComplete="given-name" />
        <TextField name="lastName" label="Last name" autoComplete="family-name" />
      </FieldColumns>
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        name="username"
        label="Username"
        hint={`At least ${LIMITS.usernameMin} characters. We suggest one from your email. You can sign in with either.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        name="password"
        label="Password"
        hint={`At least ${LIMITS.passwordMin} characters. A few unrelated words make a strong one.`}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" />
      <Folded title="Branch and years served (optional)">
        <FieldColumns>
          <SelectField
            name="militaryBranch"
            label="Military branch"
            optional
            emptyLabel="Choose one"
            options={optionsOf(MILITARY_BRANCHES)}
          />
          <SelectField
            name="yearsServed"
            label="Years served"
            optional
            emptyLabel="Choose one"
            options={optionsOf(YEARS_SERVED)}
          />
        </FieldColumns>
      </Folded>
      <Button type="submit" size="large" pending={createAccount.isPending}>
        Register
      </Button>
    </Form>
  );
}
