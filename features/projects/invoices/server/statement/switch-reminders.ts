import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { statementEndpoints } from '../../contract/index.ts';
import { requireAllSites } from './require-all-sites.ts';
import { statedClient } from './stated-client.ts';
import { setReminded } from './statement-repository.ts';

type Call = SignedInCall<(typeof statementEndpoints)['switchClientReminders']>;

export const switchReminders = async (call: Call): Promise<{ reminded: boolean }> => {
  const { tenant, person, params, body } = call;
  const { id } = await statedClient(call, params.id);
  requireAllSites(tenant);
  const { reminded } = body;
  if (await setReminded(tenant, id, reminded))
    await writeAudit(tenant, person, {
      action: 'client.reminders-switched',
      entity: 'client',
      entityId: id,
      changes: { reminded: [!reminded, reminded] },
    });
  return { reminded };
};
