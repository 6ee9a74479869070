import type { z } from 'zod';
import type { Flag } from './flags.ts';

/** Who may call: everyone, people with a share token, or people who hold flags: every flag of `all`, one of `any`, no
 * restriction of `unless`. `orPolicy` names a policy of the feature that may admit a person without the flag of `any`; where
 * there is no `any`, that policy alone decides.
 * `super-admin`: support alone, in any organization. */
export type Access =
  | 'public'
  | 'signed-in'
  | 'super-admin'
  | 'token'
  | { all?: readonly Flag[]; any?: readonly Flag[]; unless?: readonly Flag[]; orPolicy?: string };

/** The server sets for each class how many requests a minute one person may send (or one address, when nobody is signed
 * in). */
export type RateClass = 'read' | 'file' | 'write' | 'upload' | 'export' | 'sign-in' | 'public';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type FileRule = {
  /** Form fields that may carry files. */
  fields: readonly string[];
  max: number;
  /** Of one file; larger ones are refused while they are staged. */
  maxBytes: number;
  kinds: readonly ('image' | 'document' | 'sheet')[];
};

/** `file`: bytes with their own headers instead of the envelope. `paper`: such a file, or, while it is being made, 202 with
 * the address that tells the progress; the same call answers the file later. `stream`: server-sent events, open until one
 * side closes. `redirect`: to another address. */
export type Answer = z.ZodType | 'file' | 'paper' | 'stream' | 'redirect';

export type EndpointShape = {
  method: Method;
  /** Path below /api/v1, with `{name}` for params. With `root: true` it starts at the top of the site. */
  path: string;
  root?: true;
  summary: string;
  access: Access;
  /** Open also to a person who was given a password and has not chosen their own yet. */
  beforeOwnPassword?: true;
  /** Open also to a person who has to set up a second factor before anything else. */
  beforeSecondFactor?: true;
  /** Changes only the caller's own login, so it is open to support that may only read, too. */
  ownLogin?: true;
  /** With access `token`: the kind of record that the token must be for. The param `id`, where there is one, is the
   * id of that record; else the token alone says which. */
  shares?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  files?: FileRule;
  answer: Answer;
  rate: RateClass;
  /** The audit action that a successful call writes; null when there is nothing to audit. */
  audit: string | null;
};

/** Whether the answer is something other than an envelope. */
export const isBytes = ({ answer }: EndpointShape): boolean =>
  answer === 'file' || answer === 'paper' || answer === 'stream';

type Derived = Pick<EndpointShape, 'rate' | 'audit'>;

/** A GET for somebody signed in is a read that leaves no trace, unless it says otherwise. */
type Declared = Omit<EndpointShape, keyof Derived> &
  (
    | Derived
    | (Partial<Derived> & { method: 'GET'; access: Exclude<Access, 'public' | 'token'> })
    | (Partial<Derived> & { method: 'GET'; rate: RateClass })
  );

/** Declares one endpoint. Its path, access, inputs and answer are written nowhere else. */
export const endpoint = <const E extends Declared>(shape: E): E & Derived => ({
  rate: 'read',
  audit: null,
  ...shape,
});

export type Endpoints = Record<string, EndpointShape>;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends EndpointShape> = Output<E['params']>;
export type QueryOf<E extends EndpointShape> = Output<E['query']>;
export type BodyOf<E extends EndpointShape> = Output<E['body']>;
export type AnswerOf<E extends EndpointShape> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : undefined;

/** What a caller passes. Undeclared parts are absent; declared parts are required unless all their keys are
 * optional. */
export type CallOf<E extends EndpointShape> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown) &
  (E['files'] extends FileRule
    ? { files?: { field: string; file: { size: number; type: string }; name: string }[] }
    : unknown);
