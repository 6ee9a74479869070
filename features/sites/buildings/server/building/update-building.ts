import { forbidden, notFound, stale } from '#platform/contract/errors';
import { changesOf } from '#platform/server/audit/changes-of';
import type { SignedInCall } from '#platform/server/http/call';
import { type buildingEndpoints, hoursByDay, mayChangeFrequency } from '../../contract/index.ts';
import type { BuildingParts } from '../parts.ts';
import { checkBuilding } from './add-building.ts';
import { presentBuilding } from './building-presenter.ts';
import { loadBuilding } from './building-repository.ts';
import { checkMove } from './check-move.ts';
import { recordBuildingChange } from './record-building-change.ts';
import { lockBuilding, setBuilding } from './stored-building-repository.ts';

type Call = SignedInCall<(typeof buildingEndpoints)['updateBuilding']>;

const placeOf = ['address', 'city', 'state', 'zip'] as const;

const asWritten = <T extends { business_hours?: unknown }>(fields: T): T =>
  fields.business_hours === undefined
    ? fields
    : { ...fields, business_hours: hoursByDay(fields.business_hours) ?? null };

/** Does not change the position: when the address changes, the listener `placeListener` finds it. */
export const updateBuilding = (parts: BuildingParts) => async (call: Call) => {
  const { tenant, params, body } = call;
  const { updated_at: readAt, replace_pin, ...fields } = body;
  const before = await lockBuilding(tenant, params.id);
  const present = async () => {
    const building = await loadBuilding(tenant, params.id);
    if (!building) throw notFound();
    return presentBuilding(parts, call, building);
  };
  if (!before) throw notFound();
  if (before.updated_at !== readAt) throw stale(await present());
  const changes = changesOf(asWritten(before), asWritten(fields));
  if (Object.keys(changes).length === 0) return present();
  if (changes.inspection_frequency_days && !mayChangeFrequency(call.person)) throw forbidden();
  await checkBuilding(tenant, fields);
  if (changes.area_id) await checkMove(tenant, before.area_id, fields.area_id ?? null);
  await setBuilding(tenant, before.id, {
    ...fields,
    business_hours: fields.business_hours === undefined ? undefined : JSON.stringify(fields.business_hours),
  });
  await recordBuildingChange(call, {
    action: 'building.updated',
    id: before.id,
    changes,
    data: { replace_pin: replace_pin === true && placeOf.some((name) => name in changes) },
  });
  return present();
};
