import { stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import type { InvoiceSettings, invoiceSettingsEndpoints } from '../../contract/index.ts';
import { presentSettings } from './present-settings.ts';
import { findSettings, lockSettings, saveSettings } from './settings-repository.ts';

type Call = SignedInCall<(typeof invoiceSettingsEndpoints)['updateInvoiceSettings']>;

export const updateSettings = async (call: Call): Promise<InvoiceSettings> => {
  const { tenant, person } = call;
  const { updated_at, ...set } = call.body;
  const before = presentSettings(await lockSettings(tenant));
  if (before.updated_at !== updated_at) throw stale(before);
  const changes = changesOf(before, set);
  if (Object.keys(changes).length === 0) return before;
  await saveSettings(tenant, set);
  await writeAudit(tenant, person, {
    action: 'invoice-settings.updated',
    entity: 'invoice-settings',
    entityId: tenant.organizationId,
    changes,
  });
  return presentSettings(await findSettings(tenant));
};
