import { presentFile } from '#features/accounts/files/server';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import {
  type DoorProof,
  maySend,
  type ProofNight,
  type proofEndpoints,
  seesOnlyFinal,
  summarizeNights,
} from '../../contract/index.ts';
import { reportPhotos } from '../files/file-parts.ts';
import type { NightRow } from './door-nights-repository.ts';
import { nightsForStrangers } from './proof-for-strangers.ts';
import { requireProof } from './require-proof.ts';

const presentNight =
  (person: Person) =>
  (row: NightRow): ProofNight => {
    const mayDraw = reportPhotos.mayDraw(person, { status: row.final ? 'finalized' : 'pending' });
    const files = row.door?.files.map((file) => presentFile(file, person, mayDraw)) ?? [];
    return { ...row, door: row.door && { ...row.door, files } };
  };

export const getDoorProof = async (
  call: SignedInCall<(typeof proofEndpoints)['getDoorProof']>,
): Promise<DoorProof> => {
  const { tenant, person, query, now } = call;
  const proof = await requireProof({ tenant, now, onlyFinal: seesOnlyFinal(person.flags) }, query);
  const { job, building, tenant: renter } = proof.subject;
  // Clients with a login read what they would read by a link.
  const nights = person.license === 'viewer' ? await nightsForStrangers(tenant, proof.nights) : proof.nights;
  return {
    job,
    building,
    tenant: renter,
    from: proof.from,
    to: proof.to,
    summary: summarizeNights(nights),
    nights: nights.map(presentNight(person)),
    can: { share: maySend(person) },
  };
};
