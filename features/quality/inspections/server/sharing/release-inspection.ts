import type { ShareLink } from '#features/sites/sharing/contract';
import { shareRecord } from '#features/sites/sharing/server';
import { refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Events } from '#platform/server/events/event';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { isForClients } from '../../contract/index.ts';
import { type StoredInspection, updateInspectionRow } from '../inspection/inspection-repository.ts';
import { recordInspectionChange } from '../inspection/record-inspection-change.ts';

type Call = {
  tenant: Tenant;
  /** Null: the system sends it. */
  person: Person | null;
  now: Date;
  wiring: Pick<Wiring, 'config' | 'database'> & { events: Events };
};

/** Only a public, completed inspection goes to a client; the moment of the first time is kept. */
export const release = async (
  { tenant, now }: Pick<Call, 'tenant' | 'now'>,
  inspection: StoredInspection,
): Promise<void> => {
  if (!isForClients(inspection)) throw refused('inspection_not_shared');
  if (inspection.released_at === null)
    await updateInspectionRow(tenant, inspection.id, { released_at: now.toISOString() });
};

/** The link of a released inspection. */
export const shareInspection = async (call: Call, inspection: StoredInspection): Promise<ShareLink> => {
  await release(call, inspection);
  const { link, created } = await shareRecord(call, { kind: 'inspection', recordId: inspection.id });
  if (created)
    await recordInspectionChange(call, {
      action: 'inspection.shared',
      inspection,
      data: { link_id: link.id },
    });
  return link;
};
