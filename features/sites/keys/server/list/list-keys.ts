import type { PageOf } from '#platform/contract/pagination';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { Key, keyListEndpoints } from '../../contract/index.ts';
import { presentKey } from '../record/key-policy.ts';
import { loadKeyRows } from './key-list-repository.ts';

export const listKeys = async (
  call: SignedInCall<(typeof keyListEndpoints)['listKeys']>,
): Promise<PageOf<Key>> => {
  const { tenant, person, query, now } = call;
  const page = await loadKeyRows(tenant, query, dateAt(now, person.timeZone));
  return { ...page, rows: page.rows.map((row) => presentKey(row, person)) };
};
