import { expect } from 'vitest';
import { clientEndpoints, mergeEndpoints } from '#features/sites/clients/contract';
import type { Client } from './client.ts';

/** Merges one client into another, as people do it on its page. */
export const mergeClients = async (who: Client, from: number, into: number): Promise<void> => {
  const read = (id: number) => who.call(clientEndpoints.getClient, { params: { id } });
  const [gone, kept] = await Promise.all([read(from), read(into)]);
  const answer = await who.call(mergeEndpoints.mergeClient, {
    params: { id: from },
    body: { into_id: into, updated_at: gone.payload.updated_at, into_updated_at: kept.payload.updated_at },
  });
  expect(answer.status, answer.text).toBe(200);
};
