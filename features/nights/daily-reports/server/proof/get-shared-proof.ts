import {
  countView,
  type PictureUrl,
  picturesOf,
  sharedPictures,
  unavailable,
} from '#features/sites/sharing/server';
import type { TokenCall } from '#platform/server/http/call';
import {
  type proofEndpoints,
  type SharedProof,
  type SharedProofNight,
  summarizeNights,
} from '../../contract/index.ts';
import type { NightRow } from './door-nights-repository.ts';
import { loadSharedNights } from './door-proof-repository.ts';
import { nightsForStrangers } from './proof-for-strangers.ts';
import { loadSharedProof } from './require-proof.ts';

/** Named field by field: a new field stays internal until somebody decides that strangers may see it. */
const presentNight =
  (pictureUrl: PictureUrl) =>
  ({ night, owed, final, type, door }: NightRow): SharedProofNight => ({
    night,
    owed,
    final,
    type,
    door: door && {
      result: door.result,
      checked_at: door.checked_at,
      checked_by: door.checked_by?.name || null,
      bulk: door.bulk,
      edits: door.edits,
      note: door.note,
      pictures: sharedPictures(door.files, pictureUrl),
    },
  });

export const getSharedDoorProof = async (
  call: TokenCall<(typeof proofEndpoints)['getSharedDoorProof']>,
): Promise<SharedProof> => {
  const { tenant, grant } = call;
  const shared = await loadSharedNights(tenant, grant.recordId);
  const proof = shared && (await loadSharedProof(tenant, shared));
  if (!proof) throw await unavailable(tenant);
  const { subject, from, to } = proof;
  const { job, building } = subject.place;
  const nights = await nightsForStrangers(tenant, proof.nights);
  const pictureUrl = await picturesOf(call);
  await countView(call);
  return {
    from,
    to,
    building,
    summary: summarizeNights(nights),
    job: { job_number: job.job_number, job_name: job.job_name },
    tenant: { name: subject.tenant.name, suite: subject.tenant.suite },
    nights: nights.map(presentNight(pictureUrl)),
  };
};
