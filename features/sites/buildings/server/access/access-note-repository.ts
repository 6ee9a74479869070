import { sql } from 'kysely';
import type { Tenant } from '#platform/server/db/tenant';
import { buildingInScope } from '../building/building-scope-repository.ts';

const inTenant = (tenant: Tenant, id: number) =>
  tenant.db
    .selectFrom('buildings as b')
    .where('b.organization_id', '=', tenant.organizationId)
    .where('b.id', '=', id)
    .where('b.deleted_at', 'is', null)
    .where(buildingInScope(tenant, 'b.id'));

/** Secret: only the call that leaves a trace reads it. */
export const loadAccessNote = (tenant: Tenant, id: number): Promise<{ access_note: string | null }> =>
  inTenant(tenant, id).select('b.access_note').executeTakeFirstOrThrow();

/** When the note was saved, without its text. Locked, so that of two people who save it the second one is stale. */
export const lockNote = (tenant: Tenant, id: number) =>
  inTenant(tenant, id).select(['b.id', 'b.access_note_updated_at']).forUpdate('b').executeTakeFirst();

export const saveNote = (tenant: Tenant, id: number, note: string) =>
  tenant.db
    .updateTable('buildings')
    .set({
      access_note: note,
      access_note_updated_at: sql<string>`clock_timestamp()`,
      updated_by: tenant.userId,
    })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .returning('access_note_updated_at')
    .executeTakeFirstOrThrow();
