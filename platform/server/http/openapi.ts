import type { Endpoints } from '#platform/contract/endpoint';
import { en } from '#platform/contract/messages/en';
import { tenantHeader, userHeader } from './authorize.ts';
import { sessionCookie } from './csrf.ts';
import { operation } from './openapi-operation.ts';
import { collectSchemas } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

const failure = (description: string): Json => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const responses: Record<string, Json> = {
  '401': failure(`${en.unauthenticated} Or: ${en.other_user}`),
  '403': failure(en.forbidden),
  '404': failure(en.not_found),
  '409': failure(`${en.conflict} Or: ${en.stale}`),
  '410': failure(
    'The link is over (`details` name the organization to turn to), or the stored file of a paper is gone.',
  ),
  '413': failure(en.too_large),
  '422': failure(en.invalid),
  '429': failure('Too many attempts; Retry-After tells the seconds to wait.'),
  '503': failure(en.unavailable),
  '507': failure(en.storage_full),
};

const messages = { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } };

const envelope: Record<string, Json> = {
  Success: {
    type: 'object',
    required: ['status', 'payload'],
    properties: { status: { const: 'success' }, payload: {} },
  },
  Failure: {
    type: 'object',
    required: ['status', 'code', 'message', 'payload', 'errors'],
    properties: {
      status: { const: 'error' },
      code: { type: 'string' },
      message: { type: 'string' },
      payload: {
        type: 'object',
        required: ['message', 'errors'],
        properties: {
          message: { type: 'string' },
          messages: { type: 'array', items: { type: 'string' } },
          errors: messages,
          details: {},
        },
      },
      errors: messages,
      reference: { type: 'string' },
    },
  },
};

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: sessionCookie },
  forgeryToken: { type: 'apiKey', in: 'header', name: 'X-XSRF-TOKEN' },
  redirectToken: { type: 'apiKey', in: 'cookie', name: 'redirect-token' },
};

const tenant = {
  name: tenantHeader,
  in: 'header',
  required: false,
  description: 'The organization to work in; the default one when absent.',
  schema: { type: 'integer' },
};

const user = {
  name: userHeader,
  in: 'header',
  required: false,
  description:
    'The person whom the caller takes the session for; any other is refused with 401 `other_user`.',
  schema: { type: 'integer' },
};

const pathOf = ({ path, root }: Endpoints[string]): string => (root ? path : `/api/v1${path}`);

/** The API's description, made from the table that also makes the routes. */
export const openApi = (
  endpoints: Endpoints,
  { productName, version, url }: { productName: string; version: string; url: string },
): object => {
  const schemas = collectSchemas();
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = pathOf(endpoint);
    const common = ['tenant', 'user'].map((part) => ({ $ref: `#/components/parameters/${part}` }));
    const open = endpoint.access === 'public' || endpoint.access === 'token';
    const shared = open ? {} : { parameters: common };
    paths[path] = {
      ...shared,
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(schemas, name, endpoint),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version },
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    servers: [{ url }],
    paths,
    components: {
      schemas: { ...envelope, ...schemas.components },
      responses,
      parameters: { tenant, user },
      securitySchemes,
    },
  };
};
