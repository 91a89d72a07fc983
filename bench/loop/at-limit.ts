import { z } from 'zod';
import type { JsonSchema } from '#server/testing/random-input.ts';
import type { Shape } from './worst-texts.ts';

/** What a schema of the contract takes with each text and list as long as it may be. */
export function atLimit(schema: z.ZodType, shape: Shape): unknown {
  let nth = 0;
  const made = (part: JsonSchema, field: string): unknown => {
    if (part.const !== undefined) return part.const;
    if (part.enum) return part.enum[0];
    const choices = part.anyOf ?? part.oneOf;
    if (choices) return made(choices[0] ?? {}, field);
    if (part.allOf) return made(Object.assign({}, ...part.allOf), field);
    switch (part.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(part.properties ?? {}).map(([name, property]) => [name, made(property, name)]),
        );
      case 'array':
        return Array.from({ length: part.maxItems ?? 1 }, () => made(part.items ?? {}, field));
      case 'integer':
      case 'number':
        return Math.max(1, part.minimum ?? 1);
      case 'boolean':
        return false;
      case 'string':
        return textFor(part, field);
      default:
        return null;
    }
  };
  const textFor = ({ format, maxLength = 100 }: JsonSchema, field: string): string => {
    if (format === 'email' || field === 'email') return `${'e'.repeat(40)}@example.org`;
    if (format === 'date-time') return '2026-01-05T00:00:00Z';
    if (format === 'date') return '2026-01-05';
    if (format === 'uri' || /^(?:linkedIn|github|website|url)$/.test(field))
      return `https://example.org/${'a'.repeat(maxLength - 20)}`;
    return shape(maxLength, field, nth++);
  };
  return made(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, '');
}
