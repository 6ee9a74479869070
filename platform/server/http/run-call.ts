import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import { notFound, Problem } from '#platform/contract/errors';
import type { StagedFile } from '../storage/storage.ts';
import type { AnyHandler, Binding } from './binding.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { findReplay, keepAnswer, lostTheRace, requestHash } from './idempotency-repository.ts';
import { localeOf } from './locale-of.ts';
import { parseInput } from './parse-input.ts';
import { type Person, scopeOf } from './person.ts';
import { readMultipart } from './read-multipart.ts';
import { readTextFields } from './read-text-fields.ts';
import type { Wiring } from './wiring.ts';

type Inputs = { params: unknown; query: unknown; body: unknown; files: StagedFile[] };

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

const readInputs = async (
  endpoint: EndpointShape,
  request: FastifyRequest,
  wiring: Wiring,
): Promise<Inputs> => {
  const params = readParams(endpoint, request);
  const query = readQuery(endpoint, request);
  if (endpoint.files && request.isMultipart()) {
    const { fields, files } = await readMultipart(request, endpoint.files, wiring.config.dataDir);
    const body = endpoint.body && parseInput(endpoint.body, readTextFields(endpoint.body, fields));
    return { params, query, body, files };
  }
  return { params, query, body: endpoint.body && parseInput(endpoint.body, request.body ?? {}), files: [] };
};

const callOf = (
  wiring: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
  inputs: Inputs,
  person: Person | undefined,
) => {
  const locale = localeOf(request);
  return {
    ...inputs,
    wiring,
    person,
    locale,
    say: (said: Parameters<Wiring['say']>[1]) => wiring.say(locale, said),
    now: wiring.clock.now(),
    request: {
      address: request.ip,
      device: (request.headers['user-agent'] ?? '').slice(0, 300),
      cookie: (name: string) => readCookie(request, name),
      header: (name: string) => request.headers[name.toLowerCase()] as string | undefined,
    },
    setCookie: (name: string, value: string | null, options = {}) =>
      writeCookie(request, reply, name, value, options),
  };
};

/** Reads the inputs, opens the tenant transaction, runs the handler in it and answers what the table declares. */
export const runCall = async (
  { endpoint, handler }: Binding,
  wiring: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person | undefined,
): Promise<unknown> => {
  const inputs = await readInputs(endpoint, request, wiring);
  const call = callOf(wiring, request, reply, inputs, person);
  const twoSteps = typeof handler === 'object' ? handler : undefined;
  const ready = twoSteps && (await twoSteps.prepare(call));
  const run = twoSteps ? (full: unknown) => twoSteps.run(full, ready) : (handler as AnyHandler);
  const parse = (result: unknown): unknown =>
    endpoint.answer === 'file' ? result : (endpoint.answer as z.ZodType).parse(result);

  if (!person) return parse(await run(call));
  const key = request.method === 'GET' ? undefined : call.request.header('Idempotency-Key');
  if (!key)
    return wiring.database.withTenant(scopeOf(person), async (tenant) =>
      parse(await run({ ...call, tenant })),
    );
  if (key.length < 8 || key.length > 100) throw new Problem(422, { code: 'bad_request' });

  const hash = requestHash(request.method, request.url, inputs.body, inputs.files);
  const once = () =>
    wiring.database.withTenant(scopeOf(person), async (tenant) => {
      const replay = await findReplay(tenant, key, hash);
      if (replay) {
        reply.header('idempotency-replayed', 'true');
        return replay.answer;
      }
      const answer = parse(await run({ ...call, tenant }));
      await keepAnswer(tenant, key, hash, answer);
      return answer;
    });
  try {
    return await once();
  } catch (error) {
    if (lostTheRace(error)) return once();
    throw error;
  }
};
