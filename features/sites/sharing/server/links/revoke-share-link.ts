import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import type { ShareLink, sharingEndpoints } from '../../contract/index.ts';
import { presentShareLink } from './share-link-presenter.ts';
import { findShareLink, revokeLink } from './share-link-repository.ts';
import type { SharedRecords } from './shared-records.ts';
import { signOf } from './tokens.ts';

/** Ends a link, once. The audit entry stands with the record that was shared. */
export const revokeShareLink = async (
  { params, tenant, person, wiring, now }: SignedInCall<(typeof sharingEndpoints)['revokeShareLink']>,
  records: SharedRecords,
): Promise<ShareLink> => {
  const link = await findShareLink(tenant, params.id);
  const record = link && Object.hasOwn(records, link.kind) ? records[link.kind] : undefined;
  if (!link || !record) throw notFound();
  const { jobId, buildingId } = await record.checkMayShare(tenant, person, link.record_id);
  if (!(await revokeLink(tenant, link.id, now))) throw refused('link_revoked');
  const what = { entity: link.kind, entityId: link.record_id, jobId };
  await writeAudit(tenant, person, { ...what, buildingId, action: 'share-link.revoked' });
  await wiring.events.publish(tenant, {
    ...what,
    name: 'share-link.revoked',
    actorUserId: person.userId,
    data: { link_id: link.id },
  });
  const row = (await findShareLink(tenant, link.id)) ?? link;
  return presentShareLink(row, await signOf(wiring.database.identity), wiring.config.publicUrl);
};
