import { loadJob } from '#features/sites/jobs/server';
import { notFound } from '#platform/contract/errors';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { Key, keyEndpoints } from '../../contract/index.ts';
import { presentKey } from './key-policy.ts';
import { keysOfHolder, keysOfJob } from './key-repository.ts';

type Endpoints = typeof keyEndpoints;

export const listJobKeys = async (call: SignedInCall<Endpoints['listJobKeys']>): Promise<Key[]> => {
  const { tenant, person, params, now } = call;
  if (!(await loadJob(tenant, params.id))) throw notFound();
  const rows = await keysOfJob(tenant, params.id, dateAt(now, person.timeZone));
  return rows.map((row) => presentKey(row, person));
};

export const listOwnKeys = async ({
  tenant,
  person,
  now,
}: SignedInCall<Endpoints['listOwnKeys']>): Promise<Key[]> => {
  const rows = await keysOfHolder(tenant, person.userId, dateAt(now, person.timeZone));
  return rows.map((row) => presentKey(row, person));
};
