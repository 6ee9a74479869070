import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { toFinalize } from '../../contract/index.ts';
import { countLogs } from './action-log-list-repository.ts';

/** How many logs wait for this person to make them final: those of visible jobs for who may edit them, else the own ones.
 * Whoever neither may edit logs nor has an own one has nothing to make final, and no tile. */
export const logsToFinalize = async (
  tenant: Tenant,
  person: Person,
  now: Date,
): Promise<{ count: number; mine: boolean } | undefined> => {
  const { flags, license } = person;
  if (license === 'viewer' || !flags.has('hasAccessActionLog')) return undefined;
  const mine = !flags.has('actionLogs.canEdit');
  const filters = { ...toFinalize, sort: 'log_date', order: 'desc' } as const;
  const count = await countLogs(tenant, person, mine ? { ...filters, mine } : filters, now);
  return mine && count === 0 ? undefined : { count, mine };
};
