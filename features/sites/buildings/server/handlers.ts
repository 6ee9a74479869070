import { areaSubtree } from '#features/sites/areas/server';
import { forbidden, type MessageRef, notFound, requireValid, stale } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Handlers, SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type {
  accessNoteEndpoints,
  buildingBulkEndpoints,
  buildingEndpoints,
  NewBuildingBody,
} from '../contract/index.ts';
import { mayReadAccessNote } from './access/access-note-policy.ts';
import { loadAccessNote, lockNote, saveNote } from './access/access-note-repository.ts';
import { addBuilding } from './building/add-building.ts';
import { addNewParts } from './building/add-new-parts.ts';
import { cardsOf, loadBuildingCards } from './building/building-list-repository.ts';
import { presentBuilding } from './building/building-presenter.ts';
import { loadBuilding, loadBuildingsAt, loadNewBuilding } from './building/building-repository.ts';
import { loadVisibleBuilding } from './building/building-scope-repository.ts';
import { changeBuildings, undoBuildingChanges } from './building/change-buildings.ts';
import { deleteBuilding } from './building/delete-building.ts';
import { recordBuildingChange } from './building/record-building-change.ts';
import { lockDeletedBuilding, setBuilding } from './building/stored-building-repository.ts';
import { updateBuilding } from './building/update-building.ts';
import { knownTypes } from './common-areas/common-area-type-repository.ts';
import type { BuildingParts } from './parts.ts';
import { locate } from './place/locate.ts';
import { centroidOf } from './place/zip-centroids.ts';

type CheckAddressCall = SignedInCall<(typeof buildingEndpoints)['checkAddress']>;

const maxNamed = 5;

/** A building out of scope is not named: for this person it does not exist. */
const checkAddress = async ({ tenant, person, query }: CheckAddressCall) => {
  const { zip, state, address } = query;
  // Some wrote the four further digits, some did not.
  const zips = [...new Set([zip, zip.slice(0, 5)])];
  const found =
    address === ''
      ? []
      : await loadBuildingsAt(
          tenant,
          zips.map((each) => ({ address, zip: each })),
        );
  const ids = found.map(({ id }) => id);
  return {
    time_zone: locate({ zip, ...(state && { state }) }, person.timeZone).time_zone,
    zip_known: centroidOf(zip) !== undefined,
    buildings: ids.length === 0 ? [] : await cardsOf(tenant, ids, maxNamed),
  };
};

type RestoreBuildingCall = SignedInCall<(typeof buildingEndpoints)['restoreBuilding']>;

/** A building comes back with its floors, tenants, notes and files; into no area when its own is gone meanwhile. */
const restoreBuilding = (parts: BuildingParts) => async (call: RestoreBuildingCall) => {
  const { tenant, params } = call;
  const before = await lockDeletedBuilding(tenant, params.id);
  if (before) {
    const { area_id, status } = before;
    const isHomeless = area_id !== null && (await areaSubtree(tenant, area_id)).length === 0;
    await setBuilding(tenant, params.id, { deleted_at: null, ...(isHomeless ? { area_id: null } : {}) });
    await recordBuildingChange(call, {
      action: 'building.restored',
      id: params.id,
      to: status,
      changes: isHomeless ? { area_id: [area_id, null] } : {},
    });
  }
  const building = await loadBuilding(tenant, params.id);
  if (!building) throw notFound();
  return presentBuilding(parts, call, building);
};

type List = SignedInCall<(typeof buildingEndpoints)['listBuildings']>;
type Get = SignedInCall<(typeof buildingEndpoints)['getBuilding']>;

const mayRestore = ({ flags }: Person): boolean => flags.has('admin.canDeleteBuilding');

const listBuildings = ({ tenant, person, query }: List) => {
  if (query.deleted && !mayRestore(person)) throw forbidden();
  return loadBuildingCards(tenant, {
    ...query,
    jobId: query.job_id,
    areaId: query.area_id,
    withoutJob: query.without_job,
  });
};

const getBuilding = (parts: BuildingParts) => async (call: Get) => {
  const { tenant, person, params, query } = call;
  const building = await loadBuilding(tenant, params.id, { deleted: query.deleted && mayRestore(person) });
  if (!building) throw notFound();
  return presentBuilding(parts, call, building);
};

/** Refuses what a schema cannot judge, with all that is wrong at once. */
const checkNewBuilding = async (
  tenant: Tenant,
  { area_id, floors, common_areas }: NewBuildingBody,
): Promise<void> => {
  const errors: Record<string, (string | MessageRef)[]> = {};
  if (area_id && (await areaSubtree(tenant, area_id)).length === 0) errors.area_id = ['invalid_ids'];
  const numbers = floors.map(({ number }) => number);
  const twice = numbers.filter((number, nth) => numbers.indexOf(number) !== nth);
  if (twice.length > 0) {
    errors.floors = [{ code: 'floor_numbers_taken', values: { numbers: [...new Set(twice)].join(', ') } }];
  }
  const types = await knownTypes(
    tenant,
    common_areas.map(({ type_id }) => type_id),
  );
  for (const [nth, { type_id }] of common_areas.entries()) {
    if (!types.has(type_id)) errors[`common_areas.${nth}.type_id`] = ['invalid_ids'];
  }
  requireValid(errors);
};

type ReadAccessNoteCall = SignedInCall<(typeof accessNoteEndpoints)['readAccessNote']>;

/** Each reading leaves a trace, in the transaction that reads. */
const readAccessNote =
  (parts: BuildingParts) =>
  async ({ tenant, person, params, now }: ReadAccessNoteCall) => {
    const building = await loadVisibleBuilding(tenant, params.id, { locked: false });
    const version = building && (await lockNote(tenant, building.id));
    if (!building || !version) throw notFound();
    const { id: buildingId, time_zone: zone } = building;
    const today = { buildingId, userId: person.userId, date: dateAt(now, zone) };
    if (!(await mayReadAccessNote(parts, tenant, person, today))) throw forbidden();
    await writeAudit(tenant, person, {
      action: 'building.access-note-read',
      entity: 'building',
      entityId: buildingId,
      buildingId,
    });
    const { access_note } = await loadAccessNote(tenant, buildingId);
    return { access_note: access_note ?? '', updated_at: version.access_note_updated_at };
  };

type UpdateAccessNoteCall = SignedInCall<(typeof accessNoteEndpoints)['updateAccessNote']>;

/** Neither the trace nor the refusal of a stale save holds the text: to see what somebody else wrote is a reading. */
const updateAccessNote = async (call: UpdateAccessNoteCall) => {
  const { tenant, params, body } = call;
  const note = await lockNote(tenant, params.id);
  if (!note) throw notFound();
  if (note.access_note_updated_at !== body.updated_at) {
    throw stale({ id: note.id, updated_at: note.access_note_updated_at });
  }
  const { access_note_updated_at: updated_at } = await saveNote(tenant, note.id, body.access_note);
  await recordBuildingChange(call, { action: 'building.access-note-changed', id: note.id });
  return { updated_at };
};

type Call = SignedInCall<(typeof buildingEndpoints)['createBuilding']>;

/** The building, its floors, its common areas and its job, or nothing. */
const createBuilding = (parts: BuildingParts) => async (call: Call) => {
  const { tenant, body } = call;
  const { floors, common_areas, job_id, ...entered } = body;
  await checkNewBuilding(tenant, body);
  const id = await addBuilding(call, entered);
  await addNewParts(call, id, { floors, common_areas });
  if (job_id !== null) for (const link of Object.values(parts.links)) await link(call, job_id, id);
  return presentBuilding(parts, call, await loadNewBuilding(tenant, id));
};

export const buildingHandlers = (
  parts: BuildingParts,
): Handlers<typeof buildingEndpoints & typeof buildingBulkEndpoints & typeof accessNoteEndpoints> => ({
  listBuildings,
  checkAddress,
  getBuilding: getBuilding(parts),
  createBuilding: createBuilding(parts),
  updateBuilding: updateBuilding(parts),
  changeBuildings,
  undoBuildingChanges,
  deleteBuilding: deleteBuilding(parts),
  restoreBuilding: restoreBuilding(parts),
  readAccessNote: readAccessNote(parts),
  updateAccessNote,
});
