import { findOrganization } from '#features/accounts/organizations/server';
import { buildingsInScope } from '#features/sites/buildings/server';
import { notFound, refused } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { Wiring } from '#platform/server/http/wiring';
import type { BuildingCodes, placeCodeEndpoints } from '../contract/index.ts';
import { makeCode } from './make-code.ts';
import { endCode, insertCodes, placesWithCodes } from './place-code-repository.ts';

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
    organization: (await findOrganization(tenant)).name,
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
