import { useEffect } from 'react';
import { z } from 'zod';
import { RESUME_LAYOUTS, type ResumeLayout } from '#career/resume/document.ts';
import { PAGE_LIMITS, RESUME_TEMPLATES, resumeLook, SPACINGS, TEXT_SIZES } from '#career/resume/look.ts';
import type { ResumeReply } from '#contract/resumes.ts';
import { Form } from '#web/components/form/form.tsx';
import { RadioGroupField } from '#web/components/form/radio-group-field.tsx';
import { SelectField } from '#web/components/form/select-field.tsx';
import { useSchemaForm } from '#web/components/form/use-schema-form.ts';

const LAYOUTS: Readonly<Record<ResumeLayout, readonly [name: string, plain: string]>> = {
  chronological: ['Chronological', 'Work in order, newest first. What most employers expect.'],
  'skills-first': [
    'Skills first',
    'Skills, certifications and training come before work. Good for a change of field.',
  ],
  federal: ['Federal', 'Two pages at most, with months, hours a week and grade for each job. For USAJOBS.'],
};
const TEMPLATES = {
  classic: 'Classic: centered name, black headings',
  modern: 'Modern: left-aligned, blue headings',
  compact: 'Compact: fits the most on a page',
} as const;
const TEMPLATE_NAMES = { classic: 'Classic', modern: 'Modern', compact: 'Compact' } as const;
const SIZE_NAMES = { small: 'Small', normal: 'Normal', large: 'Large' } as const;
const SPACING_NAMES = { tight: 'Tight', normal: 'Normal', roomy: 'Roomy' } as const;
const PAGE_NAMES = { any: 'As many as it takes', two: 'Two pages', one: 'One page' } as const;

const schema = resumeLook.extend({ layout: z.enum(RESUME_LAYOUTS) });
export type LookChoice = z.infer<typeof schema>;

const named = <T extends string>(values: readonly T[], names: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: names[value] }));
/** The order of a resume's sections and how it looks. What is chosen is chosen at once: `onChoose` stores it. */
export function LookForm({
  resume,
  onChoose,
}: {
  readonly resume: ResumeReply;
  readonly onChoose: (choice: LookChoice) => void;
}) {
  const { layout, look } = resume.content;
  const form = useSchemaForm(schema, { layout, ...look });
  useEffect(() => {
    const { unsubscribe } = form.watch((_, { type }) => {
      const choice = schema.safeParse(form.getValues());
      if (type === 'change' && choice.success) onChoose(choice.data);
    });
    return unsubscribe;
  }, [form, onChoose]);
  return (
    <Form form={form} label="Layout and look" onSubmit={() => undefined}>
      <RadioGroupField
        name="layout"
        legend="Layout"
        options={RESUME_LAYOUTS.map((value) => ({
          value,
          label: LAYOUTS[value][0],
          hint: LAYOUTS[value][1],
        }))}
      />
      {form.watch('layout') === 'federal' ? null : (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            name="template"
            label="Look"
            options={named(RESUME_TEMPLATES, TEMPLATES)}
            // Beside another, the chosen one's words were cut.
            className="sm:col-span-2"
          />
          <SelectField name="textSize" label="Text size" options={named(TEXT_SIZES, SIZE_NAMES)} />
          <SelectField name="spacing" label="Spacing" options={named(SPACINGS, SPACING_NAMES)} />
          <SelectField name="pages" label="Pages" options={named(PAGE_LIMITS, PAGE_NAMES)} />
        </div>
      )}
    </Form>
  );
}

/** What was chosen, in words: "Chronological, Modern, normal text, tight spacing". */
export function lookInWords({ layout, look }: Pick<ResumeReply['content'], 'layout' | 'look'>): string {
  if (layout === 'federal') return LAYOUTS.federal[0];
  const { template, textSize, spacing } = look;
  const size = `${SIZE_NAMES[textSize].toLowerCase()} text`;
  return [
    LAYOUTS[layout][0],
    TEMPLATE_NAMES[template],
    size,
    `${SPACING_NAMES[spacing].toLowerCase()} spacing`,
  ].join(', ');
}
