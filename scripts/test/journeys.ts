import { answers, type Tool } from './apt.ts';
import type { Found } from './chromium.ts';
import { command } from './command.ts';
import type { Outcome } from './report.ts';

/** The journeys read the PDFs they download with it, as anyone else's tool would. */
export const pdftotextTool: Tool = {
  debianPackage: 'poppler-utils',
  use: 'reading the PDFs that journeys download',
  isThere: () => answers('pdftotext', '-v'),
};

/** Walks through the built site in the given browser. */
export async function runJourneys(chromium: Found): Promise<Outcome> {
  if (chromium.kind === 'none') return { ok: false, detail: chromium.why };
  if (!pdftotextTool.isThere()) {
    return { ok: false, detail: 'pdftotext (poppler-utils) is missing and could not be installed.' };
  }
  const resultsFile = 'test-results/browser.json';
  const environment = { CHROMIUM: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: resultsFile };
  return command('node_modules/.bin/playwright', ['test'], {
    environment,
    output: 'at the end',
    resultsFile,
  });
}
