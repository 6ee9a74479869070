import type { AnswerOf, CallOf, EndpointShape } from '#platform/contract/endpoint';
import { csrfCookie } from '#platform/server/http/csrf';
import { urlOf } from '#platform/server/http/register-endpoint';
import type { TestApp } from './start-app.ts';

export type Answer<T> = {
  status: number;
  payload: T;
  code: string | undefined;
  errors: Record<string, string[]>;
  details: unknown;
  text: string;
  bytes: Buffer;
  headers: Record<string, string | string[] | number | undefined>;
};

type Extra = { headers?: Record<string, string>; rawQuery?: string };

/** A file of a browser or of Node, whose types differ. */
export type SentFile = { field: string; file: { size: number; type: string }; name: string };

type Loose = {
  params?: object;
  query?: object;
  body?: object;
  files?: readonly SentFile[] | undefined;
} & Extra;

export type Client = {
  call: <E extends EndpointShape>(endpoint: E, input?: CallOf<E> & Extra) => Promise<Answer<AnswerOf<E>>>;
  /** A call with values that the endpoint's types do not allow, or that a test puts together: the server checks them. */
  send: <E extends EndpointShape>(endpoint: E, input?: Loose) => Promise<Answer<AnswerOf<E>>>;
  /** Sends any request, even one that the endpoint's types do not allow. */
  raw: (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Answer<never>>;
  cookies: Record<string, string>;
  /** Headers of this session, for requests that another tool sends. */
  headers: () => Record<string, string>;
};

const textOf = (value: unknown): string =>
  Array.isArray(value) && value.every((item) => typeof item !== 'object')
    ? value.join(',')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

const addressOf = (endpoint: EndpointShape, { params = {}, query = {}, rawQuery }: Loose): string => {
  const values = new Map<string, unknown>(Object.entries(params));
  const path = urlOf(endpoint).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const search =
    rawQuery ?? new URLSearchParams(pairs.map(([key, value]) => [key, textOf(value)])).toString();
  return search ? `${path}?${search}` : path;
};

const multipart = async (input: Loose): Promise<{ payload: Buffer; type: string }> => {
  const form = new FormData();
  for (const [key, value] of Object.entries(input.body ?? {})) {
    if (value !== undefined) form.append(key, value === null ? '' : textOf(value));
  }
  for (const { field, file, name } of input.files ?? []) form.append(field, file as Blob, name);
  const encoded = new Response(form);
  return {
    payload: Buffer.from(await encoded.arrayBuffer()),
    type: encoded.headers.get('content-type') ?? '',
  };
};

/** A browser's session with the application: keeps cookies, and sends the CSRF and tenant headers. */
export const createClient = (app: Pick<TestApp, 'server'>, organizationId?: number): Client => {
  const cookies: Record<string, string> = {};
  const request = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload: Buffer | object | undefined,
    headers: Record<string, string>,
  ): Promise<Answer<never>> => {
    const response = await app.server.inject({
      method,
      url,
      cookies,
      ...(payload === undefined ? {} : { payload }),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(cookies[csrfCookie] ? { 'x-xsrf-token': cookies[csrfCookie] } : {}),
        ...(organizationId ? { 'x-organization-id': String(organizationId) } : {}),
        ...headers,
      },
    });
    for (const cookie of response.cookies) {
      if (cookie.maxAge === 0) delete cookies[cookie.name];
      else cookies[cookie.name] = cookie.value;
    }
    const json = String(response.headers['content-type']).startsWith('application/json')
      ? response.json()
      : {};
    return {
      status: response.statusCode,
      payload: json.payload as never,
      code: json.code,
      errors: json.errors ?? {},
      details: json.payload?.details,
      text: response.body,
      bytes: response.rawPayload,
      headers: response.headers,
    };
  };
  const ask: Client['send'] = async (endpoint, input = {}) => {
    const url = addressOf(endpoint, input);
    if (input.files) {
      const { payload, type } = await multipart(input);
      return request(endpoint.method, url, payload, { 'content-type': type, ...input.headers });
    }
    const body = endpoint.method === 'GET' ? undefined : (input.body ?? (endpoint.body ? {} : undefined));
    return request(endpoint.method, url, body, input.headers ?? {});
  };
  return {
    cookies,
    headers: () => ({
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...(organizationId ? { 'x-organization-id': String(organizationId) } : {}),
    }),
    raw: (method, url, body, headers = {}) => request(method, url, body, headers),
    call: (endpoint, input) => ask(endpoint, input as Loose),
    send: ask,
  };
};
