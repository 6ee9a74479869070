import { addressOf } from './address.ts';
import { readCookie } from './cookies.ts';
import { currentOrganization } from './organization.ts';
import { pageUser } from './page-user.ts';

type Schema = { def?: { type?: string; innerType?: Schema; in?: Schema; element?: Schema } };
type Upload = { field: string; file: unknown; name: string };

const inner = (schema: Schema | undefined): Schema | undefined => {
  const next = schema?.def?.innerType ?? schema?.def?.in;
  return next ? inner(next) : schema;
};

const commaJoined = new Set(['number', 'int', 'enum', 'literal']);

const plain = (value: unknown, schema: Schema | undefined): string => {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) {
    const element = inner(inner(schema)?.def?.element)?.def?.type ?? typeof value[0];
    return commaJoined.has(element) ? value.join(',') : JSON.stringify(value);
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Values as text: lists of numbers and choices joined by commas, everything nested as JSON. */
const formData = (
  body: Record<string, unknown>,
  files: readonly Upload[],
  shape: Record<string, Schema> = {},
): FormData => {
  const data = new FormData();
  for (const [field, value] of Object.entries(body)) {
    if (value !== undefined) data.append(field, plain(value, shape[field]));
  }
  for (const { field, file, name } of files) data.append(field, file as Blob, name);
  return data;
};

export type Target = { method: string; path: string; root?: true; body?: unknown; files?: unknown };

export type CallOptions = {
  signal?: AbortSignal;
  idempotencyKey?: string;
  /** The page works without a session: the caller handles a 401, without a redirect to the login page. */
  anonymous?: boolean;
  /** Read ahead, so nobody waits for it: a session that has ended, or is another person's, changes nothing on the page. */
  ahead?: boolean;
  /** The person and organization that an earlier entry was made for: somebody else may use the page now. */
  as?: { user: number; organization: number };
};

type Parts = {
  body?: Record<string, unknown>;
  files?: readonly { field: string; file: unknown; name: string }[];
};

export type BuiltRequest = { url: string; method: string; headers: Record<string, string>; body?: BodyInit };

/** What a field for numbers could not read is sent so that the server refuses it: JSON has no NaN and would write null, which
 * clears a field. */
const keepNaN = (_key: string, value: unknown): unknown => (Number.isNaN(value) ? 'NaN' : value);

export const buildRequest = (target: Target, parts: unknown, options: CallOptions = {}): BuiltRequest => {
  const { body, files } = (parts ?? {}) as Parts;
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const organization = options.as?.organization ?? currentOrganization();
  if (organization !== undefined) headers['X-Organization-Id'] = String(organization);
  const user = options.as?.user ?? pageUser();
  if (user !== undefined) headers['X-User-Id'] = String(user);
  const token = readCookie('XSRF-TOKEN');
  if (token !== undefined) headers['X-XSRF-TOKEN'] = token;
  if (options.idempotencyKey) headers['Idempotency-Key'] = options.idempotencyKey;
  const url = addressOf(target, parts);
  if (files && files.length > 0) {
    const shape = (target.body as { shape?: Record<string, object> } | undefined)?.shape;
    return { url, method: target.method, headers, body: formData(body ?? {}, files, shape) };
  }
  if (body === undefined) return { url, method: target.method, headers };
  headers['Content-Type'] = 'application/json';
  return { url, method: target.method, headers, body: JSON.stringify(body, keepNaN) };
};
