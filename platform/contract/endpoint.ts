import type { z } from 'zod';
import type { Flag } from './flags.ts';

/** Who may call: everyone, any session, a share token, or holders of flags (`all` and one of `any`).
 * `orPolicy` names a policy of the feature that may let a person pass without the flag. */
export type Access =
  | 'public'
  | 'signed-in'
  | 'token'
  | { all?: readonly Flag[]; any?: readonly Flag[]; orPolicy?: string };

/** Requests a minute and person (or address, when nobody is signed in) are set per class in the server. */
export type RateClass = 'read' | 'write' | 'upload' | 'export' | 'sign-in' | 'public';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type FileRule = {
  /** Form fields that may carry files. */
  fields: readonly string[];
  max: number;
  maxBytes: number;
  kinds: readonly ('image' | 'document' | 'sheet')[];
};

/** `file`: bytes with their own headers instead of the envelope; `stream`: server-sent events, open until a side ends it;
 * `redirect`: to another address of the site. */
export type Answer = z.ZodType | 'file' | 'stream' | 'redirect';

export type EndpointShape = {
  method: Method;
  /** Below /api/v1, with `{name}` for params; `root: true` puts it at the top of the site. */
  path: string;
  root?: true;
  summary: string;
  access: Access;
  /** Open also to a person who was given a password and has not chosen an own one yet. */
  beforeOwnPassword?: true;
  /** With access `token`: the kind of record the token must stand for; the param `id` is that record's. */
  shares?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  files?: FileRule;
  answer: Answer;
  rate: RateClass;
  /** The audit action a successful call writes, null when it changes nothing worth a trace. */
  audit: string | null;
};

/** Its answer is not an envelope. */
export const isBytes = ({ answer }: EndpointShape): boolean => answer === 'file' || answer === 'stream';

/** Declares one endpoint: the only place where a call's path, access, inputs and answer are written. */
export const endpoint = <const E extends EndpointShape>(shape: E): E => shape;

export type Endpoints = Record<string, EndpointShape>;

type Input<S> = S extends z.ZodType ? z.input<S> : undefined;
type Output<S> = S extends z.ZodType ? z.output<S> : undefined;

export type ParamsOf<E extends EndpointShape> = Output<E['params']>;
export type QueryOf<E extends EndpointShape> = Output<E['query']>;
export type BodyOf<E extends EndpointShape> = Output<E['body']>;
export type AnswerOf<E extends EndpointShape> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : undefined;

/** What a caller passes: undeclared parts are absent, declared ones required unless all their keys are optional. */
export type CallOf<E extends EndpointShape> = (E['params'] extends z.ZodType
  ? { params: Input<E['params']> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: Input<E['query']> } : unknown) &
  (E['body'] extends z.ZodType ? { body: Input<E['body']> } : unknown) &
  (E['files'] extends FileRule
    ? { files?: { field: string; file: { size: number; type: string }; name: string }[] }
    : unknown);
