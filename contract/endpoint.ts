import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Who may call: anyone, anyone signed in, or administrators. The server checks it before anything else. */
export type Access = 'public' | 'user' | 'admin';

/**
 * What is read at an address, as the contract writes it. ":id" stands for the id the call itself names, and for any where
 * it names none; a "/**" at the end for the address and everything below it.
 */
export type Address = `/api/${string}`;

/** What is worked out from the profile, and so is old once the profile changes. */
export const FOLLOWS_PROFILE = [
  '/api/user',
  '/api/job-matches/**',
  '/api/record/**',
  '/api/places/mine',
] as const;

/** A resume made or deleted also changes the person's credits, the matches' marks and the applications that name it. */
export const FOLLOWS_RESUMES = [
  '/api/resumes',
  '/api/user',
  '/api/job-matches/**',
  '/api/applications/**',
  '/api/calendar',
] as const;

/**
 * One call of the API: the single description from which the server's route, its checks, the client's call,
 * the form's validation and the OpenAPI document are all made.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  A extends Access = Access,
> {
  readonly method: Method;
  /** Fastify's notation, with its prefix: "/api/job-matches/:id". */
  readonly path: string;
  readonly access: A;
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly reply: Reply;
  /** 200 unless said otherwise. */
  readonly status?: 200 | 201;
  /** A tighter limit than the general one, in requests a minute and address. */
  readonly requestsPerMinute?: number;
  /**
   * What the body is sent as; JSON unless said otherwise. A file's body reaches the handler as its bytes. A signed body
   * does too, though it is JSON: it comes from another server, which proves itself by a signature over those bytes. So it
   * carries no token, and the handler refuses it ('not-allowed') when the signature is wrong.
   */
  readonly bodyType?: 'json' | 'file' | 'signed';
  /** The largest body, where it differs from the general limit. */
  readonly bodyLimitBytes?: number;
  /** The content type of a reply that is a file rather than JSON. */
  readonly replyType?: string;
  /** What was read before and is old once this has succeeded; `useEndpointMutation` asks for it anew. */
  readonly changes?: readonly Address[];
  /** The address that answers from now on what this replies. ":id" is the call's, else the reply's own. */
  readonly answers?: Address;
}

/** Reading changes nothing; everything else says what it changes, if only that it changes nothing that is read. */
type Effect =
  | { readonly method: 'GET'; readonly changes?: never; readonly answers?: never }
  | { readonly method: Exclude<Method, 'GET'>; readonly changes: readonly Address[] };

/** Declares an endpoint, keeping the types of its schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Reply extends z.ZodType = z.ZodType,
  A extends Access = Access,
>(definition: Endpoint<Params, Query, Body, Reply, A> & Effect): Endpoint<Params, Query, Body, Reply, A> {
  return definition;
}

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'input' | 'output'> = E extends {
  readonly [P in K]?: infer S;
}
  ? S extends z.ZodNever
    ? undefined
    : S extends z.ZodType
      ? Side extends 'input'
        ? z.input<S>
        : z.output<S>
      : undefined
  : undefined;

/** What a caller hands in for a part of an endpoint, before the schema normalises it. */
export type InputOf<E, K extends 'params' | 'query' | 'body'> = Part<E, K, 'input'>;
/** What a handler receives for a part of an endpoint, after the schema has normalised it. */
export type ParsedOf<E, K extends 'params' | 'query' | 'body'> = Part<E, K, 'output'>;
/** What an endpoint answers, as it comes over the wire. */
export type ReplyOf<E> = E extends { readonly reply: infer S extends z.ZodType } ? z.input<S> : never;

type ReadOnly<T> = T extends Date | Uint8Array | AsyncIterable<unknown>
  ? T
  : T extends object
    ? { readonly [Key in keyof T]: ReadOnly<T[Key]> }
    : T;

/** What a handler gives for it: rows and facts as they are, which nobody here changes. */
export type GivenFor<E> = E extends { readonly reply: infer S extends z.ZodType }
  ? ReadOnly<z.output<S>>
  : never;
