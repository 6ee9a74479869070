import type { z } from 'zod';
import type { Access, EndpointShape, FileRule } from '#platform/contract/endpoint';
import type { Schemas } from './openapi-schemas.ts';

type Json = Record<string, unknown>;

const parameters = (schemas: Schemas, name: string, endpoint: EndpointShape): Json[] =>
  (['path', 'query'] as const).flatMap((place) => {
    const object = place === 'path' ? endpoint.params : endpoint.query;
    return Object.entries(object?.shape ?? {}).map(([field, schema]) => ({
      name: field,
      in: place,
      required: place === 'path' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: schemas.add(`${name}.${field}`, schema as z.ZodType, 'input'),
      ...(place === 'query' ? { style: 'form', explode: false } : {}),
    }));
  });

const fileProperties = ({ fields, max }: FileRule): Json => {
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  return Object.fromEntries(
    fields.map((field) => [field, max === 1 ? file : { type: 'array', maxItems: max, items: file }]),
  );
};

const requestBody = (schemas: Schemas, name: string, endpoint: EndpointShape): Json | undefined => {
  const body = endpoint.body && schemas.add(`${name}.body`, endpoint.body, 'input');
  if (!endpoint.files) return body && { required: true, content: { 'application/json': { schema: body } } };
  const properties = { ...(body?.properties as Json | undefined), ...fileProperties(endpoint.files) };
  const form = { type: 'object', additionalProperties: false, ...body, properties };
  const json = body ? { 'application/json': { schema: body } } : {};
  return { required: true, content: { 'multipart/form-data': { schema: form }, ...json } };
};

const answer = (schemas: Schemas, name: string, endpoint: EndpointShape): Json => {
  if (endpoint.answer === 'redirect') return { '302': { description: 'Another address' } };
  if (endpoint.answer === 'stream') {
    const content = { 'text/event-stream': { schema: { type: 'string' } } };
    return { '200': { description: 'Server-sent events', content } };
  }
  if (endpoint.answer === 'file' || endpoint.answer === 'paper') {
    const bytes = { '*/*': { schema: { contentMediaType: 'application/octet-stream' } } };
    return {
      '200': { description: 'The bytes', content: bytes },
      ...(endpoint.answer === 'paper'
        ? { '202': { description: 'Being made: Location says how far, then the same call answers it' } }
        : {}),
      '206': { description: 'The range that was asked for', content: bytes },
      '304': { description: 'The caller has these bytes' },
    };
  }
  const payload = schemas.add(`${name}.answer`, endpoint.answer, 'output');
  const schema = { allOf: [{ $ref: '#/components/schemas/Success' }, { properties: { payload } }] };
  return { '200': { description: 'Done', content: { 'application/json': { schema } } } };
};

/** Codes a call of this shape can be refused with; the component responses carry the same names. */
const refusals = ({ access, params, query, body, files, method, answer: kind }: EndpointShape): Json => {
  const signedIn = access !== 'public' && access !== 'token';
  const codes = [
    ...(access === 'public' ? [] : ['401']),
    ...(signedIn ? ['403'] : []),
    ...(params ? ['404'] : []),
    ...(method === 'GET' ? [] : ['409']),
    ...(access === 'token' || kind === 'file' || kind === 'paper' ? ['410'] : []),
    ...(files ? ['413', '507'] : []),
    ...(query || body || files ? ['422'] : []),
    '429',
    '503',
  ];
  return Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/responses/${code}` }]));
};

const securityOf = (access: Access, method: string): Json[] => {
  if (access === 'public') return [];
  if (access === 'token') return [{ redirectToken: [] }];
  return [method === 'GET' ? { session: [] } : { session: [], forgeryToken: [] }];
};

/** One row of the endpoint table as an OpenAPI operation. */
export const operation = (schemas: Schemas, name: string, endpoint: EndpointShape): Json => {
  const [, tag = 'other'] = endpoint.path.replace(/^\/core\//, '/').split('/');
  const content = requestBody(schemas, name, endpoint);
  return {
    operationId: name,
    summary: endpoint.summary,
    tags: [tag],
    'x-access': endpoint.access,
    'x-rate': endpoint.rate,
    security: securityOf(endpoint.access, endpoint.method),
    parameters: parameters(schemas, name, endpoint),
    ...(content ? { requestBody: content } : {}),
    responses: { ...answer(schemas, name, endpoint), ...refusals(endpoint) },
  };
};
