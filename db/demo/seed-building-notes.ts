import { addNote } from '#features/sites/notes/server';
import type { Tenant } from '#platform/server/db/tenant';
import { buildingNotes, jobNotes } from './demo-buildings.ts';
import { awake, hour } from './demo-times.ts';
import type { TaskPlace } from './seed-tasks.ts';

/** A note or two at every third building, by those who work there. */
export const seedBuildingNotes = async (
  tenant: Tenant,
  places: readonly TaskPlace[],
  writers: readonly number[],
  now: Date,
): Promise<void> => {
  for (const [nth, { buildingId, zone }] of places.entries()) {
    if (nth % 3 !== 0) continue;
    for (const turn of [0, 1].slice(0, 1 + (nth % 2))) {
      const at = new Date(awake(now.getTime() - (40 - turn * 30 + (nth % 7)) * 24 * hour, zone, nth + turn));
      const author = { ...tenant, userId: writers[(nth + turn) % writers.length] ?? null };
      const body = buildingNotes[(nth + turn) % buildingNotes.length] ?? '';
      await addNote(
        { tenant: author, body: { body, internal: true, mention_user_ids: [] }, now: at },
        { entity: 'building', id: buildingId, jobId: null, internal: true },
        [],
      );
    }
  }
};

/** A note at every second job, by those who look after it. */
export const seedJobNotes = async (
  tenant: Tenant,
  places: readonly TaskPlace[],
  writers: readonly number[],
  now: Date,
): Promise<void> => {
  for (const [nth, { jobId, zone }] of places.entries()) {
    if (nth % 2 !== 0) continue;
    const at = new Date(awake(now.getTime() - (20 + (nth % 9)) * 24 * hour, zone, nth));
    const author = { ...tenant, userId: writers[nth % writers.length] ?? null };
    const body = jobNotes[(nth / 2) % jobNotes.length] ?? '';
    await addNote(
      { tenant: author, body: { body, internal: true, mention_user_ids: [] }, now: at },
      { entity: 'job', id: jobId, jobId: null, internal: true },
      [],
    );
  }
};
