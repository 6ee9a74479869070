import { sql } from 'kysely';
import { z } from 'zod';
import { isoText } from '#platform/server/db/iso-text';
import type { Tenant } from '#platform/server/db/tenant';
import type { PeriodicPart } from '#platform/server/feature/run-periodic-work';

const paperRow = z.object({
  id: z.int(),
  state: z.enum(['waiting', 'running', 'made', 'failed']),
  photos: z.int(),
  photos_done: z.int(),
  storage_key: z.string().nullable(),
  size: z.int().nullable(),
  expires_at: z.string(),
});

export type PaperRow = z.infer<typeof paperRow>;

export const loadPaper = async (tenant: Tenant, hash: string): Promise<PaperRow | undefined> => {
  const [found] = await tenant.query({
    name: 'paper-find',
    text: `select id, state, photos, photos_done, storage_key, size, ${isoText('expires_at')} as expires_at
      from made_papers where organization_id = $1 and content_hash = $2`,
    values: [tenant.organizationId, hash],
    row: paperRow,
  });
  return found;
};

/** Registers a paper to be made; undefined when someone has asked for it already. A failed or expired one starts again. */
export const beginPaper = async (
  tenant: Tenant,
  paper: { content_hash: string; draft: string; photos: number; expires_at: string },
  now: Date,
): Promise<number | undefined> => {
  const begun = await tenant.db
    .insertInto('made_papers')
    .values({ organization_id: tenant.organizationId, ...paper })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'content_hash'])
        .doUpdateSet({
          draft: paper.draft,
          expires_at: paper.expires_at,
          state: 'waiting',
          photos_done: 0,
          storage_key: null,
          size: null,
        })
        .where((where) =>
          where.or([
            where('made_papers.state', '=', 'failed'),
            where('made_papers.expires_at', '<=', now.toISOString()),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return begun?.id;
};

const change = (tenant: Tenant, id: number) =>
  tenant.db
    .updateTable('made_papers')
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running']);

/** The draft of a paper that is to be made. */
export const startPaper = async (tenant: Tenant, id: number): Promise<string | undefined> => {
  const started = await change(tenant, id)
    .set({ state: 'running', photos_done: 0 })
    .returning('draft')
    .executeTakeFirst();
  return started?.draft ?? undefined;
};

export const countPhotos = async (tenant: Tenant, id: number, done: number): Promise<void> => {
  await change(tenant, id)
    .set({ photos_done: sql`greatest(photos_done, ${done})` })
    .execute();
};

export const savePaper = async (
  tenant: Tenant,
  id: number,
  kept: { storage_key: string; size: number; expires_at: string },
): Promise<void> => {
  await change(tenant, id)
    .set({ ...kept, state: 'made', draft: null, photos_done: sql`photos` })
    .execute();
};

export const failPaper = async (tenant: Tenant, id: number): Promise<void> => {
  await change(tenant, id).set({ state: 'failed', draft: null }).execute();
};

/** Deletes expired papers; returns the storage keys of their files. */
export const forgetPapers = async (tenant: Tenant, now: Date): Promise<string[]> => {
  const forgotten = await tenant.db
    .deleteFrom('made_papers')
    .where('organization_id', '=', tenant.organizationId)
    .where('expires_at', '<=', now.toISOString())
    .returning('storage_key')
    .execute();
  return forgotten.flatMap(({ storage_key }) => storage_key ?? []);
};

/** If the removal of a file fails, its row is gone already, and `sweepOrphans` removes the file later. */
export const purgePapers: PeriodicPart = async ({ wiring, inTenant, now }) => {
  for (const key of await inTenant((tenant) => forgetPapers(tenant, now))) await wiring.storage.remove(key);
};
