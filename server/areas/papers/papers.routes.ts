import { readPaperFile, readPaperText, takePaperEntries } from '#contract/papers.ts';
import { takeEntries } from '#server/areas/profile/take-entries.service.ts';
import type { RouteContext } from '#server/platform/context.ts';
import { goneSignal } from '#server/platform/http/gone.ts';
import { readFile, readText } from './papers.service.ts';

export function papersRoutes(context: RouteContext): void {
  const { mount } = context;

  mount(readPaperFile, ({ viewer, body, query, reply }) =>
    readFile(context, viewer.id, body, query.kind ?? null, goneSignal(reply)),
  );

  mount(readPaperText, ({ body }) => readText(context, body.text, body.kind ?? null));

  mount(takePaperEntries, ({ viewer, body }) => takeEntries(context, viewer.id, body.entries));
}
