import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { z } from 'zod';
import { DEGREES, type Training } from '#career/matching/education.ts';
import { LIMITS } from '#contract/limits.ts';
import { Button } from '#web/components/button.tsx';
import { Form } from '#web/components/form/form.tsx';
import { optionsOf, SelectField } from '#web/components/form/select-field.tsx';
import { TextField } from '#web/components/form/text-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';
import { QueryPart } from '#web/components/query-part.tsx';
import { certificateNamesQuery } from './matches.queries.ts';

const certificateForm = z.object({ certificationId: z.string('Choose a certificate') });
const degreeForm = z.object({
  degree: z.enum(DEGREES, 'Choose a degree'),
  field: z.string().trim().min(2, 'Say what field').max(LIMITS.jobTitleMax),
});

interface TrainingChoiceProps {
  readonly onTry: (training: Training) => void;
}

/** A certificate or a degree to try out: two small forms, since nobody tries both at once. */
export function TrainingChoice({ onTry }: TrainingChoiceProps) {
  const names = useQuery(certificateNamesQuery);
  const certificate = useSchemaForm(certificateForm, {});
  const degree = useSchemaForm(degreeForm, { field: '' });
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <Form form={certificate} label="A certificate" onSubmit={onTry} className="content-start">
        <h2 className="text-lg">A certificate</h2>
        <QueryPart
          query={names}
          loading="Loading the certificates"
          failed="We couldn’t load the certificates"
        >
          {(list) => (
            <>
              <SelectField
                name="certificationId"
                label="Certificate"
                options={list.map(({ id, name }) => ({ value: id, label: name }))}
                emptyLabel="Choose one"
              />
              <Button type="submit" icon={<Search aria-hidden="true" />} className="justify-self-start">
                Try this certificate
              </Button>
            </>
          )}
        </QueryPart>
      </Form>
      <Form form={degree} label="A degree" onSubmit={onTry} className="content-start">
        <h2 className="text-lg">A degree</h2>
        <SelectField name="degree" label="Degree" options={optionsOf(DEGREES)} emptyLabel="Choose one" />
        <TextField name="field" label="Field" hint="For example: nursing, business, computer science" />
        <Button type="submit" icon={<Search aria-hidden="true" />} className="justify-self-start">
          Try this degree
        </Button>
      </Form>
    </div>
  );
}
