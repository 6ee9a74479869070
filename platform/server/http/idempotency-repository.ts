import { createHash } from 'node:crypto';
import { z } from 'zod';
import { invalid } from '#platform/contract/errors';
import type { Tenant } from '../db/tenant.ts';

const stored = z.object({ request_hash: z.string(), http_status: z.int(), answer: z.json() });

export type Replayed = Omit<z.infer<typeof stored>, 'request_hash'>;

/** A hash of the request that a key stands for: the same key with any other request is refused. */
export const requestHash = (
  method: string,
  url: string,
  body: unknown,
  files: { sha256: string }[],
): string =>
  createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null, files.map((file) => file.sha256)]))
    .digest('hex');

/** The answer that an earlier request with this key got, if there was one. */
export const loadReplay = async (
  tenant: Tenant,
  key: string,
  hash: string,
): Promise<Replayed | undefined> => {
  const [row] = await tenant.query({
    name: 'idempotency-find',
    text: `select request_hash, http_status, answer from idempotency_keys
      where organization_id = $1 and user_id = $2 and key = $3`,
    values: [tenant.organizationId, tenant.userId, key],
    row: stored,
  });
  if (!row) return undefined;
  if (row.request_hash !== hash) throw invalid({ 'Idempotency-Key': ['idempotency_reused'] });
  return row;
};

/** Runs in the transaction of the write, so that the write and its kept answer are both stored, or neither. */
export const saveAnswer = async (
  tenant: Tenant,
  key: string,
  hash: string,
  answer: unknown,
): Promise<void> => {
  await tenant.query({
    name: 'idempotency-keep',
    text: `insert into idempotency_keys (organization_id, user_id, key, request_hash, http_status, answer)
      values ($1, $2, $3, $4, 200, $5)`,
    values: [tenant.organizationId, tenant.userId, key, hash, JSON.stringify(answer)],
  });
};

/** Whether two requests with the same key came at once. The insert of the second one fails; its retry finds the first one's
 * answer. */
export const isDuplicateKey = (error: unknown): boolean =>
  (error as { constraint?: string } | null)?.constraint === 'idempotency_keys_pkey';
