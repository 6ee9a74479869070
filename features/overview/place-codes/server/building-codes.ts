import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { loadOrganization } from '#features/accounts/organizations/server';
import { buildingsInScope } from '#features/sites/buildings/server';
import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import { type BuildingCodes, type placeCodeEndpoints, placeKinds } from '../contract/index.ts';

const row = z.object({
  kind: z.enum(placeKinds),
  id: z.int(),
  name: z.string(),
  floors: z.array(z.string()),
  text: z.string().nullable(),
  created_at: z.string().nullable(),
});

type PlaceRow = z.infer<typeof row>;

const codeOf = (floor: string, area: string): string => `left join place_codes c on c.organization_id = $1
  and c.building_id = $2 and c.floor_id is not distinct from ${floor}
  and c.common_area_id is not distinct from ${area} and c.replaced_at is null`;

/** The caller has made sure that the building is in scope. */
const placesWithCodes = (tenant: Tenant, buildingId: number): Promise<PlaceRow[]> =>
  tenant.query({
    name: 'places-with-codes',
    text: `select kind, id, name, floors, text, created_at from (
        select 1 as part, 0 as rank, 'building' as kind, b.id, b.name, '{}'::text[] as floors, c.code as text, c.created_at
        from buildings b ${codeOf('null', 'null')} where b.organization_id = $1 and b.id = $2
        union all
        select 2, f.number, 'floor', f.id, f.label, '{}', c.code, c.created_at
        from floors f ${codeOf('f.id', 'null')}
        where f.organization_id = $1 and f.building_id = $2 and f.deleted_at is null
        union all
        select 3, 0, 'common_area', a.id, a.name,
          array(select f.label from floors f where f.organization_id = $1 and f.id = any(a.floor_ids)
            and f.deleted_at is null order by f.number), c.code, c.created_at
        from common_areas a ${codeOf('null', 'a.id')}
        where a.organization_id = $1 and a.building_id = $2 and a.deleted_at is null) places
      order by part, rank, name, id`,
    values: [tenant.organizationId, buildingId],
    row,
  });

type NewCode = {
  code: string;
  building_id: number;
  floor_id: number | null;
  common_area_id: number | null;
};

/** Adds codes and returns how many. A place that got another code at the same moment keeps that one. */
const insertCodes = async (tenant: Tenant, codes: readonly NewCode[]): Promise<number> => {
  if (codes.length === 0) return 0;
  const inserted = await tenant.db
    .insertInto('place_codes')
    .values(
      codes.map((one) => ({ organization_id: tenant.organizationId, created_by: tenant.userId, ...one })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return inserted.length;
};

/** Ends a code and returns its place; undefined when it is no code of this building any more. */
const endCode = (tenant: Tenant, buildingId: number, code: string, now: Date) =>
  tenant.db
    .updateTable('place_codes')
    .set({ replaced_at: now.toISOString() })
    .where('organization_id', '=', tenant.organizationId)
    .where('building_id', '=', buildingId)
    .where('code', '=', code)
    .where('replaced_at', 'is', null)
    .returning(['building_id', 'floor_id', 'common_area_id'])
    .executeTakeFirst();

/** Crockford's base 32, which has no i, l, o and u. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** 16 letters of 5 bits each. */
const makeCode = (): string => [...randomBytes(16)].map((byte) => letters[byte % 32]).join('');

type Call = {
  tenant: Tenant;
  person: Person;
  params: { id: number };
  wiring: Pick<Wiring, 'config' | 'events'>;
};

const placesOf = async ({ tenant, params }: Call) => {
  const [id] = await buildingsInScope(tenant, [params.id]);
  if (id === undefined) throw notFound();
  return placesWithCodes(tenant, id);
};

/** The places of a building with the addresses in their codes. */
export const listBuildingCodes = async (call: Call): Promise<BuildingCodes> => {
  const { tenant, person, params, wiring } = call;
  const places = await placesOf(call);
  const building = places.find(({ kind }) => kind === 'building');
  if (!building) throw notFound();
  return {
    building: { id: params.id, name: building.name },
    organization: (await loadOrganization(tenant)).name,
    places: places.map(({ text, created_at, ...place }) => ({
      ...place,
      code:
        text === null || created_at === null
          ? null
          : { text, url: new URL(`/q/${text}`, wiring.config.publicUrl).href, created_at },
    })),
    can: { edit: person.license !== 'viewer' && person.flags.has('admin.canEditJobSite') },
  };
};

const record = async (
  { tenant, person, params, wiring }: Call,
  action: string,
  changes: Record<string, [unknown, unknown]>,
): Promise<void> => {
  const about = { entity: 'place-codes', entityId: params.id };
  await writeAudit(tenant, person, { ...about, action, buildingId: params.id, changes });
  await wiring.events.publish(tenant, { ...about, name: action, jobId: null, actorUserId: person.userId });
};

export const createBuildingCodes = async (
  call: SignedInCall<(typeof placeCodeEndpoints)['createBuildingCodes']>,
): Promise<BuildingCodes> => {
  const missing = (await placesOf(call)).filter(({ text }) => text === null);
  const made = await insertCodes(
    call.tenant,
    missing.map(({ kind, id }) => ({
      code: makeCode(),
      building_id: call.params.id,
      floor_id: kind === 'floor' ? id : null,
      common_area_id: kind === 'common_area' ? id : null,
    })),
  );
  if (made > 0) await record(call, 'place-code.created', { codes: [null, made] });
  return listBuildingCodes(call);
};

export const replacePlaceCode = async (
  call: SignedInCall<(typeof placeCodeEndpoints)['replacePlaceCode']>,
): Promise<BuildingCodes> => {
  const { tenant, params, body, now } = call;
  const place = (await placesOf(call)).find(({ text }) => text === body.code);
  const ended = await endCode(tenant, params.id, body.code, now);
  if (!place || !ended) throw refused('place_code_replaced');
  await insertCodes(tenant, [{ ...ended, code: makeCode() }]);
  await record(call, 'place-code.replaced', { place: [null, place.name] });
  return listBuildingCodes(call);
};
