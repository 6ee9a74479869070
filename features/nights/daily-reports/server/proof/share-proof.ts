import type { ShareLink } from '#features/sites/sharing/contract';
import { type SharedRecord, shareRecord } from '#features/sites/sharing/server';
import { forbidden, notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { SignedInCall } from '#platform/server/http/call';
import { maySend, type proofEndpoints } from '../../contract/index.ts';
import { loadSubject } from './door-nights-repository.ts';
import { loadSharedNights, saveSharedNights, showsPicture } from './door-proof-repository.ts';
import { requireProof } from './require-proof.ts';

const kind = 'door-proof';

/** A link keeps its nights: whoever gets it never sees others, whatever is added later. */
export const getDoorProofShareLink = async (
  call: SignedInCall<(typeof proofEndpoints)['getDoorProofShareLink']>,
): Promise<ShareLink> => {
  const { tenant, person, query, now } = call;
  if (!maySend(person)) throw forbidden();
  const { subject, from, to } = await requireProof({ tenant, now, onlyFinal: true }, query);
  const { job, building, tenant: renter } = subject;
  const of = { job: job.id, building: building.id, tenant: renter.id, from, to };
  const recordId = await saveSharedNights(tenant, of);
  const { link, created } = await shareRecord(call, { kind, recordId });
  if (created)
    await writeAudit(tenant, person, {
      action: 'door-proof.shared',
      entity: kind,
      entityId: recordId,
      jobId: job.id,
      buildingId: building.id,
    });
  return link;
};

export const sharedProofRecord: SharedRecord = {
  // The token says which nights: the address names none.
  path: () => '/door-proof',
  checkMayShare: async (tenant, person, id) => {
    const nights = await loadSharedNights(tenant, id);
    if (!nights || !(await loadSubject(tenant, false, nights))) throw notFound();
    if (!maySend(person)) throw forbidden();
    return { jobId: nights.job, buildingId: nights.building };
  },
  showsPicture: (tenant, id, file) => showsPicture(tenant, id, file.id),
  placeOf: async (tenant, id) => {
    const nights = await loadSharedNights(tenant, id);
    return nights && (await loadSubject(tenant, true, nights))?.place;
  },
};
