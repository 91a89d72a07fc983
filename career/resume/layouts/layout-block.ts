import { z } from 'zod';

const texts = z.array(z.string()).readonly();

/** A resume as the preview and every file show it: a list of blocks from top to bottom, one column. */
export const layoutBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['name', 'heading', 'paragraph']), text: z.string() }),
  z.object({
    kind: z.literal('contact'),
    text: z.string(),
    /** Parts of the text that lead somewhere: a mail or web address, a number to dial. */
    links: z.array(z.object({ text: z.string(), href: z.string() })).readonly(),
  }),
  /**
   * A job or a study, a line each: `name` in bold, the employer (without one the position) or the degree; `role`, the
   * position under its employer; then place, dates and what else is asked for. Any may be empty.
   */
  z.object({ kind: z.literal('job'), name: z.string(), role: z.string(), details: texts }),
  z.object({ kind: z.literal('bullets'), lines: texts }),
]);
export type LayoutBlock = Readonly<z.infer<typeof layoutBlock>>;

/** A part of a text that leads somewhere. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** The lines of a job from top to bottom, as every file has them. */
export function jobLines({ name, role, details }: Extract<LayoutBlock, { kind: 'job' }>): string[] {
  return [name, role, ...details].map((part) => part.trim()).filter((part) => part !== '');
}

/** A text cut at its links, in its order; without a link the whole text is one part. */
export function linkedParts(
  text: string,
  links: readonly TextLink[],
): { readonly text: string; readonly href: string | null }[] {
  const parts: { text: string; href: string | null }[] = [];
  let rest = text;
  for (const link of links) {
    const at = rest.indexOf(link.text);
    if (at === -1 || link.text === '') continue;
    if (at > 0) parts.push({ text: rest.slice(0, at), href: null });
    parts.push(link);
    rest = rest.slice(at + link.text.length);
  }
  return rest === '' ? parts : [...parts, { text: rest, href: null }];
}
