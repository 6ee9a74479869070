import { notFound, Problem, requireValid, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import { backgrounds, type commonAreaEndpoints, usualAreas } from '../../contract/index.ts';
import { loadVisibleBuilding } from '../building/building-scope-repository.ts';
import { recordPartChange } from '../building/record-part-change.ts';
import { floorsOf } from '../floors/floor-repository.ts';
import { buildingTexts } from '../texts.ts';
import {
  buildingOfFloor,
  commonAreasOf,
  commonAreasOfFloor,
  insertCommonAreas,
  loadCommonArea,
  removeCommonArea,
  saveCommonArea,
} from './common-area-repository.ts';
import {
  commonAreaTypes,
  commonAreaTypesOfFloor,
  highTouchPoints,
  knownTypes,
} from './common-area-type-repository.ts';

type Wanted = {
  types: readonly { field: string; id: number }[];
  floorIds: readonly number[];
  floorsField: string;
};

/** The types exist, and the floors are of the building. */
const checkCommonArea = async (
  tenant: Tenant,
  buildingId: number,
  { types, floorIds, floorsField }: Wanted,
): Promise<void> => {
  const floors = new Set((await floorsOf(tenant, buildingId)).map(({ id }) => id));
  const known = await knownTypes(
    tenant,
    types.map(({ id }) => id),
  );
  const wrong = {
    ...Object.fromEntries(
      types.filter(({ id }) => !known.has(id)).map(({ field }) => [field, ['invalid_ids']]),
    ),
    ...(floorIds.every((id) => floors.has(id)) ? {} : { [floorsField]: ['floor_or_area_invalid'] }),
  };
  requireValid(wrong);
};

/** 404 when its building is out of sight. */
const requireCommonArea = async (tenant: Tenant, id: number) => {
  const area = await loadCommonArea(tenant, id);
  if (!area) throw notFound();
  return area;
};

type AssociateFloorCall = SignedInCall<(typeof commonAreaEndpoints)['associateFloor']>;

const code = 'floor_or_area_invalid';

/** The common area or floor that the screen shows is gone: the message asks to read it again. */
const unknown = (field: 'area_id' | 'floor_ids') => new Problem(422, { code }, { [field]: [{ code }] });

/** Replaces the floors of a common area by those sent. */
const associateFloor = async (call: AssociateFloorCall) => {
  const { tenant, body } = call;
  const { area_id: id, floor_ids, updated_at: readAt } = body;
  const before = await loadCommonArea(tenant, id);
  if (!before) throw unknown('area_id');
  const buildingId = before.building_id;
  const floors = (await floorsOf(tenant, buildingId)).map((floor) => floor.id);
  if (floor_ids.some((floor) => !floors.includes(floor))) throw unknown('floor_ids');
  if (!(await saveCommonArea(tenant, id, readAt ?? before.updated_at, { floor_ids }))) {
    throw stale(await requireCommonArea(tenant, id));
  }
  const changes = changesOf(before, { floor_ids });
  await recordPartChange(call, { action: 'common-area.updated', id, buildingId, changes });
  return requireCommonArea(tenant, id);
};

type CreateCommonAreasCall = SignedInCall<(typeof commonAreaEndpoints)['createCommonAreas']>;

/** All of them or none. */
const createCommonAreas = async (call: CreateCommonAreasCall) => {
  const { tenant, body } = call;
  const { building_id: buildingId, names, ...shared } = body.area;
  if (!(await loadVisibleBuilding(tenant, buildingId, { locked: true }))) throw notFound();
  await checkCommonArea(tenant, buildingId, {
    types: names.map(({ type_id: id }, nth) => ({ field: `area.names.${nth}.type_id`, id })),
    floorIds: [...shared.floor_ids, ...names.flatMap(({ floor_ids = [] }) => floor_ids)],
    floorsField: 'area.floor_ids',
  });
  const ids = await insertCommonAreas(
    tenant,
    buildingId,
    names.map(({ floor_ids = shared.floor_ids, ...each }) => ({ ...shared, ...each, floor_ids })),
  );
  for (const id of ids) await recordPartChange(call, { action: 'common-area.created', id, buildingId });
  return commonAreasOf(tenant, ids);
};

type UpdateCommonAreaCall = SignedInCall<(typeof commonAreaEndpoints)['updateCommonArea']>;

const updateCommonArea = async (call: UpdateCommonAreaCall) => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, ...fields } = body;
  const { id } = params;
  const before = await requireCommonArea(tenant, id);
  if (before.updated_at !== readAt) throw stale(before);
  const buildingId = before.building_id;
  await checkCommonArea(tenant, buildingId, {
    types: [{ field: 'type_id', id: fields.type_id }],
    floorIds: fields.floor_ids,
    floorsField: 'floor_ids',
  });
  if (!(await saveCommonArea(tenant, id, readAt, fields))) throw stale(await requireCommonArea(tenant, id));
  const changes = changesOf(before, fields);
  await recordPartChange(call, { action: 'common-area.updated', id, buildingId, changes });
  return requireCommonArea(tenant, id);
};

type Call = SignedInCall<(typeof commonAreaEndpoints)['deleteCommonArea']>;

/** Tasks and reports keep its name. */
const deleteCommonArea = async (call: Call) => {
  const { tenant, params, now } = call;
  const { id, building_id: buildingId } = await requireCommonArea(tenant, params.id);
  await removeCommonArea(tenant, id, now);
  await recordPartChange(call, { action: 'common-area.deleted', id, buildingId });
  return { id };
};

const buildingWith = async (tenant: Tenant, floorId: number): Promise<number> => {
  const buildingId = await buildingOfFloor(tenant, floorId);
  if (buildingId === undefined) throw notFound();
  return buildingId;
};

export const commonAreaHandlers: Handlers<typeof commonAreaEndpoints> = {
  listCommonAreaTypes: ({ tenant }) => commonAreaTypes(tenant),
  listCommonAreaTypesByFloor: async ({ query, tenant }) => {
    const floorId = query['floor-id'];
    return commonAreaTypesOfFloor(tenant, await buildingWith(tenant, floorId), floorId);
  },
  listCommonAreasByFloor: async ({ query, tenant }) => {
    const floorId = query['floor-id'];
    return commonAreasOfFloor(tenant, await buildingWith(tenant, floorId), floorId);
  },
  listDefaultCommonAreas: async ({ query, tenant }) => {
    const types = await commonAreaTypes(tenant);
    return usualAreas[query.building_type].flatMap(({ key, floors }) =>
      types.filter((type) => type.key === key).map(({ id, name }) => ({ type_id: id, key, name, floors })),
    );
  },
  createCommonAreas,
  associateFloor,
  updateCommonArea,
  deleteCommonArea,
  listHighTouchPoints: ({ tenant }) => highTouchPoints(tenant),
  getHighTouchPoints: async ({ params, tenant }) => {
    const type = (await highTouchPoints(tenant)).find(({ key }) => key === params.type);
    if (!type) throw notFound();
    return type;
  },
  listBackgroundTypes: async ({ locale }) =>
    backgrounds.map((key, nth) => ({
      id: nth + 1,
      key,
      label: buildingTexts(locale)(`backgrounds.${key}`),
    })),
};
