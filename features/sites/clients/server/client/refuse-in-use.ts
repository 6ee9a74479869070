import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { ClientUse } from '../../contract/index.ts';
import type { ClientParts } from '../parts.ts';

/** Most records of each kind that a refusal names. */
const max = 10;

/** Refuses while records still need the client, and names them. */
export const refuseInUse = async (
  { uses }: Pick<ClientParts, 'uses'>,
  { tenant, now }: { tenant: Tenant; now: Date },
  clientId: number,
  code: 'client_not_deleted' | 'client_not_deactivated',
): Promise<void> => {
  const reasons: ClientUse[] = [];
  let total = 0;
  for (const [kind, find] of Object.entries(uses)) {
    const step = code === 'client_not_deleted' ? 'delete' : 'deactivate';
    const found = await find(tenant, clientId, { max, now, step });
    reasons.push(...found.named.map((record) => ({ kind, ...record })));
    total += found.total;
  }
  if (total > 0) throw refused(code, {}, { reasons, more: total - reasons.length });
};
