import { resumeContent, upgradeResumeContent } from './document.ts';
import { fromJsonResume } from './json-resume.ts';
import type { ResumeHeader } from './layouts/resume-blocks.ts';
import { resumeAsPlainText } from './plain-text.ts';
import { shownResume } from './shown-resume.ts';

/** A document read from a file has its own header or none. */
const NO_HEADER: ResumeHeader = {
  contact: { firstName: '', lastName: '', email: '', phone: '', city: '', state: '' },
  links: [],
  service: [],
};

/** A JSON Resume from another site, or one of our own downloads, as the plain text of what it says; other text as it is. */
export function textOfJson(text: string): string {
  if (!text.startsWith('{')) return text;
  const json = parsedOrNull(text);
  const isOurs = resumeContent.safeParse(json).success;
  const content = isOurs ? upgradeResumeContent(json) : fromJsonResume(json);
  return content ? resumeAsPlainText(shownResume({ ...content, layout: 'federal' }), NO_HEADER).trim() : text;
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
