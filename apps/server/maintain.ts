import { sweepOrphans } from '#features/accounts/files/server';
import { loadOrganizationIds, sweepIdentity } from '#features/accounts/session/server';
import type { Wiring } from '#platform/server/http/wiring';

/** Four in the morning, UTC: nobody uploads much then in any time zone the product serves. */
const sweepHour = 4;

/** Runs every quarter of an hour. Starts one round for each organization, so that a round that fails does not stop the
 * others. Work for the whole installation is done once an hour. */
export const maintain = async (wiring: Wiring): Promise<void> => {
  const { database, clock, queue } = wiring;
  for (const { id } of await loadOrganizationIds(database.identity)) {
    await queue.addAlone('periodic', { organizationId: id, kind: 'round' }, { key: String(id) });
  }
  const now = clock.now();
  if (now.getUTCMinutes() >= 15) return;
  await sweepIdentity(database.identity);
  if (now.getUTCHours() === sweepHour) await sweepOrphans(wiring);
};
