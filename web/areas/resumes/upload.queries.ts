import { useMutation } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint.ts';
import { LIMITS } from '#contract/limits.ts';
import { getResumeForMatch, RESUME_FILE_TYPE, readResumeFile, uploadResume } from '#contract/resumes.ts';
import { useToast } from '#web/components/toast-provider.tsx';
import { change, useEndpointMutation } from '#web/components/use-endpoint-mutation.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, messageOf } from '#web/lib/api-error.ts';
import { isNamedBy } from '#web/lib/stale.ts';

/** What the file chooser offers: specification part 2, section 9, and JSON Resume. The server goes by the content. */
export const ACCEPTED_FILES = '.txt,.doc,.docx,.pdf,.rtf,.json';

/** Stores the text of a resume written elsewhere. */
export function useUploadResume() {
  return useEndpointMutation((body: InputOf<typeof uploadResume, 'body'>) => change(uploadResume, { body }), {
    onSuccess: (_resume, _body, queryClient) =>
      queryClient.removeQueries({
        predicate: ({ queryKey: [read] }) => isNamedBy([getResumeForMatch.path], undefined, String(read)),
      }),
    done: { title: 'Resume Uploaded', description: 'Your resume has been successfully uploaded.' },
    failed: 'Upload Failed',
    tryAgain: 'Failed to upload resume',
  });
}

/** A kind of file that the browser reads itself: its text, and null for every other kind. */
export type ReadHere = (file: File) => Promise<string | null>;

/** Has the server read a file that is not read here. `signal` gives it up. */
export function useReadFile(readHere: ReadHere = async () => null) {
  const toast = useToast();
  return useMutation({
    mutationFn: async ({
      file,
      signal,
    }: {
      readonly file: File;
      readonly signal: AbortSignal;
    }): Promise<string> => {
      const problem = sizeProblem(file);
      if (problem !== null) throw new ApiError('too-large', problem);
      const read = await readHere(file);
      if (read !== null) return read;
      const body = new Blob([file], { type: RESUME_FILE_TYPE });
      return (await callApi(readResumeFile, { body, signal })).text;
    },
    onError: (error, { signal }) => {
      if (signal.aborted) return;
      toast({ title: 'File Read Error', description: fileReadMessage(error), tone: 'danger' });
    },
  });
}

/** The specification's sentence, and why, where it is known. */
export function fileReadMessage(error: unknown): string {
  return `Could not read file contents. Please try again. ${messageOf(error, '')}`.trim();
}

/** A file too large is not sent at all. */
function sizeProblem(file: File): string | null {
  if (file.size > LIMITS.resumeFileBytes) {
    return `This file is ${(file.size / 1024 / 1024).toFixed(1)} MB. The most we can read is 5 MB.`;
  }
  return file.size === 0 ? 'The file is empty.' : null;
}
