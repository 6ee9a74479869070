import { addressOf } from './address.ts';
import { readCookie } from './cookies.ts';
import { formData } from './form-data.ts';
import { currentOrganization } from './organization.ts';
import { pageUser } from './page-user.ts';

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
