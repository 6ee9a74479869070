import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalid, Problem } from '#platform/contract/errors';
import { compiled } from '../compiled.ts';
import type { Confirmation } from '../db/confirmation.ts';
import type { Scope, Tenant } from '../db/tenant.ts';
import { removeAll } from '../storage/remove-all.ts';
import { discardStaged } from '../storage/stage-upload.ts';
import type { StagedFile, Storage } from '../storage/storage.ts';
import type { AnyHandler, AnyPreparedHandler, Binding } from './binding.ts';
import { notModified } from './call.ts';
import {
  isDuplicateKey,
  loadReplay,
  type Replayed,
  requestHash,
  saveAnswer,
} from './idempotency-repository.ts';
import { makeCall } from './make-call.ts';
import { type Person, scopeOf, systemScope } from './person.ts';
import { type Inputs, readInputs } from './read-inputs.ts';
import type { ShareAccess } from './share-access.ts';
import type { Wiring } from './wiring.ts';

/** The storage, and a function that removes everything that was stored through it here. */
const recordPuts = (storage: Storage): { storage: Storage; takeBack: () => Promise<void> } => {
  const keys = new Set<string>();
  return {
    storage: {
      ...storage,
      put: (key, path) => {
        keys.add(key);
        return storage.put(key, path);
      },
      putBytes: (key, bytes) => {
        keys.add(key);
        return storage.putBytes(key, bytes);
      },
    },
    takeBack: () => removeAll(storage, keys),
  };
};

type Run = (call: unknown) => Promise<unknown>;

/** `confirmation` is set when the person is a remembered one that the transaction must confirm. */
export type Caller = { person?: Person; grant?: ShareAccess; confirmation?: Confirmation };

/** What runs in the transaction. With `apart`, something happens before it opens, which a repeat must not do again. */
type Ready = { ready: () => Promise<Run>; apart: boolean };

const isConflict = (error: unknown): boolean => error instanceof Problem && error.status === 409;

/** Stores the write and its answer together; a repeat with the same key gets the answer of the first time. */
const onceOnly = async (
  key: string,
  { request, reply, inputs }: { request: FastifyRequest; reply: FastifyReply; inputs: Inputs },
  inScope: (run: Run) => Promise<unknown>,
  { ready, apart }: Ready,
): Promise<unknown> => {
  if (key.length < 8) throw invalid({ 'Idempotency-Key': [{ code: 'too_short', values: { minimum: 8 } }] });
  if (key.length > 100)
    throw invalid({ 'Idempotency-Key': [{ code: 'too_long', values: { maximum: 100 } }] });
  const hash = requestHash(request.method, request.url, inputs.body, inputs.files);
  const earlier = async (call: unknown) => {
    const replay = await loadReplay((call as { tenant: Tenant }).tenant, key, hash);
    if (replay) reply.header('idempotency-replayed', 'true');
    return replay;
  };
  const once = (run: Run) =>
    inScope(async (call) => {
      const replay = await earlier(call);
      if (replay) return replay.answer;
      const answer = await run(call);
      await saveAnswer((call as { tenant: Tenant }).tenant, key, hash, answer);
      return answer;
    });
  const replay = apart ? ((await inScope(earlier)) as Replayed | undefined) : undefined;
  if (replay) return replay.answer;
  const run = await ready();
  try {
    return await once(run);
  } catch (error) {
    if (isDuplicateKey(error)) return once(run);
    // One that waited for the first finds the record as that has left it, and is not refused for it.
    const done = isConflict(error) ? ((await inScope(earlier)) as Replayed | undefined) : undefined;
    if (done) return done.answer;
    throw error;
  }
};

/** Reads the inputs, opens the tenant transaction, runs the handler in it and answers what the table declares. */
export const runCall = async (
  { endpoint, handler }: Binding,
  wiring: Wiring,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, grant, confirmation }: Caller,
): Promise<unknown> => {
  const staged: StagedFile[] = [];
  const puts = recordPuts(wiring.storage);
  let succeeded = false;
  const inTenant = (scope: Scope, call: object, work: Run): Promise<unknown> =>
    wiring.database.withTenant(
      scope,
      (tenant) => {
        succeeded = false;
        return work({ ...call, tenant });
      },
      confirmation,
    );
  try {
    const inputs = await readInputs(endpoint, request, wiring.config.dataDir, staged);
    const call = makeCall(wiring, request, reply, inputs, person);
    const prepare = async (steps: AnyPreparedHandler): Promise<AnyHandler> => {
      const before = { ...call, ...(grant && { grant }), wiring: { ...wiring, storage: puts.storage } };
      const ready = await steps.prepare(before);
      return (full) => steps.run(full, ready);
    };
    const apart = typeof handler === 'object';
    const ready = async (): Promise<Run> => {
      const handle = apart ? await prepare(handler) : handler;
      return async (full) => {
        const result = await handle(full);
        const asIs = typeof endpoint.answer === 'string' || result === notModified;
        const answer = asIs ? result : compiled(endpoint.answer as z.ZodType).parse(result);
        succeeded = true;
        return answer;
      };
    };
    if (grant) return await inTenant(systemScope(grant.organizationId), { ...call, grant }, await ready());
    if (!person) return await (await ready())(call);
    const key = request.method === 'GET' ? undefined : call.request.header('Idempotency-Key');
    const inScope = (work: Run) => inTenant(scopeOf(person), call, work);
    if (key) return await onceOnly(key, { request, reply, inputs }, inScope, { ready, apart });
    return await inScope(await ready());
  } finally {
    await discardStaged(staged);
    // Removes files that a refused, failed or repeated call has stored. If only the result of COMMIT is unknown, they stay:
    // the records may name them.
    if (!succeeded) await puts.takeBack();
  }
};
