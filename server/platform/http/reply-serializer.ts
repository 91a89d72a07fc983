import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { instant } from '#contract/fields.ts';

/** What a value is on the wire; `unsure` where only zod can tell, or tell why not. */
type Encode = (given: unknown) => unknown;
const unsure = Symbol('unsure');

/**
 * Writes replies as the contract names them, and nothing it doesn't name. Each reply's schema is compiled once into plain
 * checks; where those leave any doubt, a value that is not as named among it, zod encodes the whole reply anew, or fails
 * with what is wrong. So what is sent is what zod would send (reply-serializer.test.ts compares them).
 */
export const replySerializer: FastifySerializerCompiler<z.ZodType> = (route) => {
  const encode = encoderOf(route.schema);
  const byZod = serializerCompiler(route);
  return (given) => {
    const encoded = encode(given);
    return encoded === unsure ? byZod(given) : JSON.stringify(encoded);
  };
};

function encoderOf(schema: z.ZodType): Encode {
  if (schema === instant) return encodeInstant;
  if (schema instanceof z.ZodObject) return objectEncoder(schema);
  if (schema instanceof z.ZodArray) return arrayEncoder(schema);
  if (schema instanceof z.ZodRecord) return recordEncoder(schema);
  if (schema instanceof z.ZodNullable) {
    const encode = encoderOf(schema.unwrap() as z.ZodType);
    return (given) => (given === null ? null : encode(given));
  }
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) {
    const values: ReadonlySet<unknown> = schema._zod.values;
    return (given) => (values.has(given) ? given : unsure);
  }
  if (schema instanceof z.ZodBoolean) return (given) => (typeof given === 'boolean' ? given : unsure);
  return leafEncoder(schema) ?? byZodAlone(schema);
}

/** Whatever has no encoder of its own, at its place. */
function byZodAlone(schema: z.ZodType): Encode {
  return (given) => {
    const encoded = z.safeEncode(schema, given);
    return encoded.success ? encoded.data : unsure;
  };
}

/** A text or a number that is sent as it is; undefined where it has a rule that isn't known here. */
function leafEncoder(schema: z.ZodType): Encode | undefined {
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodNumber) || schema.def.coerce)
    return undefined;
  const isText = schema instanceof z.ZodString;
  const rules = (schema.def.checks ?? []).map((check) => ruleOf(check._zod.def));
  if ('check' in schema.def) rules.push(ruleOf(schema.def as z.core.$ZodCheckDef));
  if (rules.includes(undefined)) return undefined;
  const all = rules as Rule[];
  return (given) => {
    if (isText ? typeof given !== 'string' : !Number.isFinite(given)) return unsure;
    for (const rule of all) if (!rule(given as never)) return unsure;
    return given;
  };
}

type Rule = (given: never) => boolean;

function ruleOf(def: z.core.$ZodCheckDef): Rule | undefined {
  const known = def as
    | z.core.$ZodCheckMinLengthDef
    | z.core.$ZodCheckMaxLengthDef
    | z.core.$ZodCheckGreaterThanDef
    | z.core.$ZodCheckLessThanDef
    | z.core.$ZodCheckNumberFormatDef;
  switch (known.check) {
    case 'min_length':
      return (given: string) => given.length >= known.minimum;
    case 'max_length':
      return (given: string) => given.length <= known.maximum;
    case 'greater_than':
      return known.inclusive
        ? (given: number) => given >= Number(known.value)
        : (given: number) => given > Number(known.value);
    case 'less_than':
      return known.inclusive
        ? (given: number) => given <= Number(known.value)
        : (given: number) => given < Number(known.value);
    case 'number_format':
      return known.format === 'safeint' ? (given: number) => Number.isSafeInteger(given) : undefined;
    default:
      return patternRule(def);
  }
}

function patternRule(def: z.core.$ZodCheckDef): Rule | undefined {
  const { format, pattern } = def as Partial<z.core.$ZodCheckRegexDef>;
  if (def.check !== 'string_format' || format !== 'regex' || !pattern) return undefined;
  // One with a memory would answer by what it was asked before.
  if (pattern.global || pattern.sticky) return undefined;
  return (given: string) => pattern.test(given);
}

function encodeInstant(given: unknown): unknown {
  const isDate = given instanceof Date;
  if (!isDate && typeof given !== 'string') return unsure;
  const date = isDate ? given : new Date(given);
  if (Number.isNaN(date.getTime())) return unsure;
  const text = date.toISOString();
  // A year of more than four figures is longer, and no instant of the contract.
  return text.length === 24 && (isDate || text === given) ? text : unsure;
}

function objectEncoder(schema: z.ZodObject): Encode {
  if (schema.def.catchall || schema.def.checks?.length) return byZodAlone(schema);
  const fields = Object.entries(schema.shape).map(([name, field]) => {
    const isOptional = field instanceof z.ZodOptional;
    return { name, isOptional, encode: encoderOf((isOptional ? field.unwrap() : field) as z.ZodType) };
  });
  return (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return unsure;
    const made: Record<string, unknown> = {};
    for (const { name, isOptional, encode } of fields) {
      const value = (given as Readonly<Record<string, unknown>>)[name];
      if (value === undefined) {
        if (isOptional) continue;
        return unsure;
      }
      const encoded = encode(value);
      if (encoded === unsure) return unsure;
      made[name] = encoded;
    }
    return made;
  };
}

function arrayEncoder(schema: z.ZodArray): Encode {
  if (schema.def.checks?.length) return byZodAlone(schema);
  const encode = encoderOf(schema.element as z.ZodType);
  return (given) => {
    if (!Array.isArray(given)) return unsure;
    const made: unknown[] = [];
    for (const item of given) {
      const encoded = encode(item);
      if (encoded === unsure) return unsure;
      made.push(encoded);
    }
    return made;
  };
}

function recordEncoder(schema: z.ZodRecord): Encode {
  const { keyType, valueType, checks } = schema.def;
  if (checks?.length || !(keyType instanceof z.ZodString) || keyType.def.checks?.length) {
    return byZodAlone(schema);
  }
  const encode = encoderOf(valueType as z.ZodType);
  return (given) => {
    if (typeof given !== 'object' || given === null) return unsure;
    if (Object.getPrototypeOf(given) !== Object.prototype) return unsure;
    const made: Record<string, unknown> = {};
    for (const key of Reflect.ownKeys(given)) {
      if (typeof key !== 'string' || key === '__proto__') return unsure;
      const encoded = encode((given as Readonly<Record<string, unknown>>)[key]);
      if (encoded === unsure) return unsure;
      made[key] = encoded;
    }
    return made;
  };
}
