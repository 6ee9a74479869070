import { attachFiles } from '#features/accounts/files/server';
import { insertInstructions, insertRead, nextVersion } from '#features/sites/site-instructions/server';
import type { Tenant } from '#platform/server/db/tenant';
import { type DemoInstruction, instructedSites, instructionPhoto } from './demo-instructions.ts';
import { day } from './demo-times.ts';
import type { TaskPlace } from './seed-tasks.ts';
import type { StoredPictures } from './store-pictures.ts';

const seedSet = async (
  tenant: Tenant,
  jobId: number,
  work: readonly DemoInstruction[],
  pictures: StoredPictures,
): Promise<number> => {
  const version = await nextVersion(tenant, jobId);
  const fields = work.map(({ photo: _photo, ...rest }) => ({ ...rest, building_id: null }));
  const ids = await insertInstructions(tenant, jobId, version, fields);
  for (const [nth, { photo }] of work.entries()) {
    const picture = photo && pictures.get(instructionPhoto(photo));
    if (!picture) continue;
    await attachFiles(tenant, [picture], { ownerEntity: 'site-instruction', ownerId: ids[nth] ?? 0 });
  }
  return version;
};

/** Instructions of three sites, read by some of those who work there. */
export const seedInstructions = async (
  tenant: Tenant,
  places: readonly TaskPlace[],
  { people, pictures, now }: { people: Map<string, number>; pictures: StoredPictures; now: Date },
): Promise<void> => {
  const author = { ...tenant, userId: people.get('manager') ?? null };
  for (const { place, work, reads, later } of instructedSites) {
    const jobId = places[place]?.jobId;
    if (jobId === undefined) continue;
    const version = await seedSet(author, jobId, work, pictures);
    for (const [login, days] of Object.entries(reads)) {
      const at = new Date(now.getTime() - days * day).toISOString();
      await insertRead(tenant, { jobId, userId: people.get(login) ?? 0, version, at });
    }
    if (later.length > 0) await seedSet(author, jobId, later, pictures);
  }
};
