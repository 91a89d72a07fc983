import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import type { generateFromJobBody } from '#contract/resumes.ts';
import { Notice } from '#web/components/notice.tsx';
import { FileChooser } from './file-chooser.tsx';
import { readSavedPage } from './saved-posting.ts';
import { ACCEPTED_FILES } from './upload.queries.ts';
import { useFileReading } from './use-file-reading.ts';

/** Fills the form from a file: a page saved from a job site, or a document. What was typed stays. */
export function PostingFile() {
  const { setValue, getValues } = useFormContext<z.input<typeof generateFromJobBody>>();
  const [filled, setFilled] = useState(false);
  const put = (field: 'jobTitle' | 'company', text: string, limit: number) => {
    if (text !== '' && getValues(field) === '') setValue(field, text.slice(0, limit), { shouldDirty: true });
  };
  const reader = useFileReading({
    onText: (text) => {
      const typed = getValues('jobDescription').trim();
      const jobDescription = typed === '' ? text : `${typed}\n\n${text}`;
      setValue('jobDescription', jobDescription, {
        shouldDirty: true,
        shouldValidate: jobDescription.length > LIMITS.jobDescriptionMax,
      });
      setFilled(true);
    },
    readHere: async (file) => {
      if (!/\.html?$/i.test(file.name)) return null;
      const { jobTitle, company, jobDescription } = readSavedPage(await file.text());
      put('jobTitle', jobTitle, LIMITS.jobTitleMax);
      put('company', company, LIMITS.companyMax);
      return jobDescription;
    },
  });
  return (
    <div className="grid gap-3">
      <FileChooser
        label="Posting file"
        choose="Choose a posting file"
        accepted={`${ACCEPTED_FILES},.html,.htm`}
        hint="Or drag it here: a page you saved from a job site (.html), or a .pdf, .docx, .doc, .rtf or .txt file, up to 5 MB. We’ll fill in the form below for you to look over."
        file={reader.reading ? reader.file : null}
        reading={reader.reading}
        onChoose={(file) => {
          setFilled(false);
          reader.choose(file);
        }}
        onRemove={reader.remove}
      />
      {reader.error === null ? null : (
        <Notice tone="danger" title="File Read Error">
          <p>{reader.error}</p>
        </Notice>
      )}
      <p role="status" className="text-sm empty:hidden">
        {filled ? 'We filled in the form from your file. Look it over before you go on.' : null}
      </p>
    </div>
  );
}
