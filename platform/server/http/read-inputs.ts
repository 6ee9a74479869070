import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { StagedFile } from '../storage/storage.ts';
import { parseInput } from './parse-input.ts';
import { readMultipart } from './read-multipart.ts';

type Kind = 'number' | 'boolean' | 'array' | 'object' | 'text';

/** The schema inside optional, nullable, default, transform and pipe. */
const core = (schema: z.core.$ZodType): z.core.$ZodType => {
  const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType; in?: z.core.$ZodType };
  if (def.innerType) return core(def.innerType);
  if (def.type === 'pipe' && def.in) return core(def.in);
  return schema;
};

const kindOf = (schema: z.core.$ZodType): Kind => {
  const type = schema._zod.def.type as string;
  if (type === 'int' || type === 'number') return 'number';
  if (type === 'boolean' || type === 'array' || type === 'object') return type;
  return type === 'record' ? 'object' : 'text';
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

const readOne = (schema: z.core.$ZodType, text: string): unknown => {
  const inner = core(schema);
  switch (kindOf(inner)) {
    case 'number':
      return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
    case 'boolean':
      return text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : text;
    case 'array': {
      if (text.trimStart().startsWith('[')) return readJson(text);
      const element = (inner._zod.def as unknown as { element: z.core.$ZodType }).element;
      return text === '' ? [] : text.split(',').map((part) => readOne(element, part.trim()));
    }
    case 'object':
      return readJson(text);
    default:
      return text;
  }
};

const acceptsNull = (schema: z.core.$ZodType): boolean => (schema as z.ZodType).safeParse(null).success;

/** Query strings and multipart fields are text: reads each the way its schema needs it, so that one schema serves
 * JSON, query and form. A repeated field is a list; an empty field that may be null is null. */
export const readTextFields = (schema: z.ZodObject, fields: Record<string, string | string[]>): object => {
  // Both objects have no prototype: the name of a field may be `constructor`.
  const read: Record<string, unknown> = Object.create(null);
  const shape: Record<string, z.core.$ZodType> = Object.assign(Object.create(null), schema.shape);
  for (const [key, value] of Object.entries(fields)) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const field = shape[name];
    if (!field) {
      read[name] = value;
      continue;
    }
    if (Array.isArray(value)) {
      const inner = core(field);
      const element = (inner._zod.def as unknown as { element?: z.core.$ZodType }).element;
      read[name] = element ? value.map((text) => readOne(element, text)) : value.at(-1);
    } else if (value === '' && acceptsNull(field)) read[name] = null;
    else read[name] = readOne(field, value);
  }
  return read;
};

export type Inputs = { params: unknown; query: unknown; body: unknown; files: StagedFile[] };

/** An address whose ids have the wrong form names nothing: 404, as for ids that do not exist. */
const readParams = (endpoint: EndpointShape, request: FastifyRequest): unknown => {
  if (!endpoint.params) return undefined;
  const result = endpoint.params.safeParse(
    readTextFields(endpoint.params, request.params as Record<string, string>),
  );
  if (!result.success) throw notFound();
  return result.data;
};

const readQuery = (endpoint: EndpointShape, request: FastifyRequest): unknown => {
  if (!endpoint.query) return undefined;
  const { organization_id: _checked, ...value } = request.query as Record<string, string>;
  const known = 'organization_id' in endpoint.query.shape ? (request.query as Record<string, string>) : value;
  return parseInput(endpoint.query, readTextFields(endpoint.query, known));
};

const readBody = async (
  endpoint: EndpointShape,
  request: FastifyRequest,
  dataDir: string,
  staged: StagedFile[],
): Promise<unknown> => {
  if (!endpoint.files || !request.isMultipart()) {
    return endpoint.body && parseInput(endpoint.body, request.body ?? {});
  }
  const { fields, files } = await readMultipart(request, endpoint.files, dataDir);
  staged.push(...files);
  return endpoint.body && parseInput(endpoint.body, readTextFields(endpoint.body, fields));
};

/** Parses every input that the table declares. `staged` is filled with the uploads; the caller must discard them. */
export const readInputs = async (
  endpoint: EndpointShape,
  request: FastifyRequest,
  dataDir: string,
  staged: StagedFile[],
): Promise<Inputs> => ({
  params: readParams(endpoint, request),
  query: readQuery(endpoint, request),
  body: await readBody(endpoint, request, dataDir, staged),
  files: staged,
});
