import { forbidden, Problem } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import { changeMany, undoMany } from '#platform/server/records/change-many';
import { type BuildingChange, type buildingBulkEndpoints, mayChangeFrequency } from '../../contract/index.ts';
import { checkBuilding } from './add-building.ts';
import { checkMove } from './check-move.ts';
import { recordBuildingChange } from './record-building-change.ts';
import { lockBuildings, setBuilding } from './stored-building-repository.ts';

type Call = SignedInCall<(typeof buildingBulkEndpoints)['changeBuildings' | 'undoBuildingChanges']>;

type Locked = Awaited<ReturnType<typeof lockBuildings>>[number];

const buildingName = ({ name }: Locked) => ({ name });

type Recorded = { id: number; changes: Record<string, [unknown, unknown]> };

/** Sets the fields at one building; undefined when it has these values already. */
const changeOne = async (
  call: Call,
  building: Locked,
  change: BuildingChange,
  recorded: Recorded[],
): Promise<BuildingChange | undefined> => {
  const changes = changesOf({ ...building }, change);
  if (Object.keys(changes).length === 0) return undefined;
  if (changes.inspection_frequency_days && !mayChangeFrequency(call.person)) throw forbidden();
  if (changes.area_id) await checkMove(call.tenant, building.area_id, change.area_id ?? null);
  await setBuilding(call.tenant, building.id, change);
  recorded.push({ id: building.id, changes });
  return Object.fromEntries(Object.entries(changes).map(([name, [before]]) => [name, before]));
};

/** What managers see is found once, with the last building, for all areas that gained or lost one. */
const recordAll = async (call: Call, recorded: readonly Recorded[]): Promise<void> => {
  const areas = recorded.flatMap(({ changes }) => changes.area_id ?? []).filter((id) => id !== null);
  for (const [at, { id, changes }] of recorded.entries()) {
    const area_ids = at === recorded.length - 1 ? [...new Set(areas)] : [];
    await recordBuildingChange(call, { action: 'building.updated', id, changes, data: { area_ids } });
  }
};

const isRefused = (check: Promise<void>): Promise<boolean> =>
  check.then(
    () => false,
    (error: unknown) => {
      if (error instanceof Problem) return true;
      throw error;
    },
  );

/** Sets the same fields at many buildings. */
export const changeBuildings = async (
  call: SignedInCall<(typeof buildingBulkEndpoints)['changeBuildings']>,
) => {
  const { tenant, body } = call;
  await checkBuilding(tenant, body.change);
  const recorded: Recorded[] = [];
  const answer = await changeMany(
    body.ids,
    (ids) => lockBuildings(tenant, ids),
    (building) => changeOne(call, building, body.change, recorded),
    buildingName,
  );
  await recordAll(call, recorded);
  return answer;
};

/** Whether a building may have its former area again, which may have been deleted since, or be one that the person may not move
 * buildings into. Each area is looked up once. */
const allowedAgain = (tenant: Tenant) => {
  const areas = new Map<number, boolean>();
  return async (building: Locked, { area_id }: BuildingChange): Promise<boolean> => {
    if (!area_id) return true;
    const known = areas.get(area_id) ?? (await isRefused(checkBuilding(tenant, { area_id }))) === false;
    areas.set(area_id, known);
    return known && !(await isRefused(checkMove(tenant, building.area_id, area_id)));
  };
};

export const undoBuildingChanges = async (
  call: SignedInCall<(typeof buildingBulkEndpoints)['undoBuildingChanges']>,
) => {
  const { tenant, body } = call;
  const isAllowed = allowedAgain(tenant);
  const recorded: Recorded[] = [];
  const answer = await undoMany(
    body.changed,
    (ids) => lockBuildings(tenant, ids),
    async (building, before: BuildingChange) =>
      (await isAllowed(building, before)) && changeOne(call, building, before, recorded),
    buildingName,
  );
  await recordAll(call, recorded);
  return answer;
};
