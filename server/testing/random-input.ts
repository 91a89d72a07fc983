import { z } from 'zod';

/** A row of numbers that a seed decides (mulberry32, public domain, T. Ettinger): the same seed, the same requests. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Random {
  /** 0 up to, not including, 1. */
  readonly next: () => number;
  readonly below: (limit: number) => number;
  readonly pick: <Each>(from: readonly Each[]) => Each;
  readonly chance: (share: number) => boolean;
}

export function randomFrom(seed: number): Random {
  const next = seeded(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (from) => {
      const picked = from[below(from.length)];
      if (picked === undefined && from.length === 0) throw new Error('nothing to pick from');
      return picked as (typeof from)[number];
    },
    chance: (share) => next() < share,
  };
}

/** Words that mean something to a language, a database, a search or a page. */
const TRICKY: readonly string[] = [
  ...['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', 'valueOf', 'then', 'null'],
  ...[
    '-'.repeat(33),
    '%',
    '_',
    '\\',
    "'",
    '"; drop table users; --',
    '*',
    ':*',
    '&|!',
    '(',
    '<->',
    '<b>x</b>',
  ],
  ...['\u0000', '\ud800', '\u202e', '👩🏽‍🚀', 'İ', 'ß', 'ﬁ', '\t', '\r\n', '\u00a0', ' '],
  ...['0', '-1', '1e309', 'NaN', '2147483648', '9999-12-31', '0000-00-00', '02/30/2020', '../../etc/passwd'],
];

const PLAIN =
  'led twelve Marines and moved 40 trucks of fuel in 2019 for $1.2M; then trained the crew w/ no loss'.split(
    ' ',
  );

/** Some text: words as people write them, and now and then something made to hurt. */
function textOf(random: Random, most: number): string {
  if (random.chance(0.25)) return random.pick(TRICKY).slice(0, most);
  if (random.chance(0.03)) return random.pick(['a', ' ', 'then ', '\n', '1,']).repeat(most).slice(0, most);
  const words = Array.from({ length: 1 + random.below(12) }, () =>
    random.chance(0.08) ? random.pick(TRICKY) : random.pick(PLAIN),
  );
  return words.join(' ').slice(0, most);
}

/** Of JSON Schema what the contract's schemas are written with. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** What a text is no longer than where nothing says so: enough to be too long for anything. */
const LONGEST = 2000;
const LONGEST_LIST = 4;
const DEEPEST = 6;

/** A value as a schema of the contract describes it, or nearly. */
export function valueFor(schema: z.ZodType, random: Random): unknown {
  return made(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema, random, 0);
}

const OTHER_TYPES: readonly unknown[] = [
  null,
  '',
  'text',
  0,
  -1,
  1.5,
  1e300,
  true,
  [],
  {},
  [[]],
  { length: 1e9 },
];

function made(schema: JsonSchema, random: Random, depth: number): unknown {
  if (depth > DEEPEST || random.chance(0.02)) return random.pick(OTHER_TYPES);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.chance(0.05) ? random.pick(TRICKY) : random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return made(random.pick(choices), random, depth + 1);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => made(part, random, depth + 1)));
  const type =
    typeof schema.type === 'string'
      ? schema.type
      : random.pick(schema.type ?? ['string', 'number', 'object']);
  switch (type) {
    case 'object':
      return madeObject(schema, random, depth);
    case 'array': {
      const least = schema.minItems ?? 0;
      const length =
        least + random.below(Math.min(LONGEST_LIST, (schema.maxItems ?? LONGEST_LIST) - least) + 1);
      return Array.from({ length }, () => made(schema.items ?? {}, random, depth + 1));
    }
    case 'integer':
    case 'number':
      return numberFor(schema, random);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return stringFor(schema, random);
  }
}

function madeObject(schema: JsonSchema, random: Random, depth: number): unknown {
  const required = new Set(schema.required ?? []);
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    (required.has(name) ? random.chance(0.97) : random.chance(0.6))
      ? [[name, made(property, random, depth + 1)]]
      : [],
  );
  if (typeof schema.additionalProperties === 'object')
    for (let count = random.below(3); count > 0; count--)
      entries.push([
        random.pick([...TRICKY, '1', '2']),
        made(schema.additionalProperties, random, depth + 1),
      ]);
  if (random.chance(0.03)) entries.push([random.pick(TRICKY), random.pick(OTHER_TYPES)]);
  return Object.fromEntries(entries);
}

function numberFor({ minimum = 0, maximum = 100, type }: JsonSchema, random: Random): number {
  if (random.chance(0.1)) return random.pick([0, -1, 1.5, 2_147_483_648, 9e15, minimum - 1, maximum + 1]);
  const from = Math.max(minimum, -1000);
  const number = from + random.next() * (Math.min(maximum, from + 1000) - from);
  return type === 'number' ? number : Math.round(number);
}

function stringFor({ format, minLength = 0, maxLength = LONGEST }: JsonSchema, random: Random): string {
  if (random.chance(0.9)) {
    if (format === 'email') return `person${random.below(50)}@example.org`;
    if (format === 'date-time') return new Date(1.7e12 + random.below(1e9) * 1000).toISOString();
    if (format === 'date') return new Date(1.7e12 + random.below(1e6) * 1e6).toISOString().slice(0, 10);
    if (format === 'uri') return `https://example.org/${random.below(9)}`;
    if (format === 'uuid') return '00000000-0000-4000-8000-000000000001';
  }
  const over = random.chance(0.03) ? 1 : 0;
  return textOf(random, Math.min(maxLength + over, 20_000)).padEnd(Math.min(minLength, 50), 'x');
}
