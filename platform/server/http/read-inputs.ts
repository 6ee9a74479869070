import type { FastifyRequest } from 'fastify';
import type { EndpointShape } from '#platform/contract/endpoint';
import { notFound } from '#platform/contract/errors';
import type { StagedFile } from '../storage/storage.ts';
import { parseInput } from './parse-input.ts';
import { readMultipart } from './read-multipart.ts';
import { readTextFields } from './read-text-fields.ts';

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
  const { organization_id: _checked, ...given } = request.query as Record<string, string>;
  const known = 'organization_id' in endpoint.query.shape ? (request.query as Record<string, string>) : given;
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
