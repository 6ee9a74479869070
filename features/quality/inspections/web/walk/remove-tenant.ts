import type { QueryClient } from '@tanstack/react-query';
import { showAlert, showProblem } from '#platform/web/feedback/index';
import { loadMessages } from '#platform/web/forms/index';
import { discardWrite, submitAll, unsentNow } from '#platform/web/outbox/index';
import type { Place } from '../../contract/index.ts';
import { readInspectionAgain } from '../cache-inspection.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { isGivenFor } from '../outbox/given.ts';
import { unsentTenant } from '../outbox/with-unsent.ts';
import type { standingNow } from './standing-now.ts';
import { tenantRemovalEntry } from './walk-entries.ts';

/** Leaves out a tenant for whom nothing is answered. A tenant that the server does not know yet is not sent. A refusal by the
 * server is shown and the tenant is back, so the write does not stay on the device. */
export const removeTenant = async (
  client: QueryClient,
  { inspection, given }: ReturnType<typeof standingNow>,
  tenant: Pick<Place, 'id' | 'key' | 'name'>,
): Promise<void> => {
  if (isGivenFor(given(), tenant.key)) {
    const messageText = await loadMessages();
    showAlert({ text: messageText('inspection_tenant_answered'), colour: 'red' });
    return;
  }
  const added = unsentTenant(unsentNow(inspectionGroup(inspection.client_uuid)), tenant.id);
  if (added) return discardWrite(added);
  try {
    await submitAll(client, [tenantRemovalEntry(inspection, tenant)]);
  } catch (error) {
    readInspectionAgain(client, inspection.client_uuid);
    showProblem(error);
  }
};
