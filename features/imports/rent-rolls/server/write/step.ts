import { recordImported, type Writing, type WrittenRecord } from '#features/imports/imports/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { RentRollMapping } from '../../contract/index.ts';
import type { JudgedRent, RentChange } from '../judging.ts';
import type { RentRollPlan } from '../places/find-building.ts';
import type { Place } from '../places/place.ts';

export type RentWriting = Writing<RentRollMapping, RentRollPlan>;

/** One change of a row in a building; `name` is what people call the result. */
export type Step<C extends RentChange = RentChange> = { line: number; place: Place; name: string; change: C };

/** The record that a line has written. */
export type Wrote = { line: number; record: WrittenRecord };

/** Returns the stored id of a floor: floors that were added had one below zero. */
export type RealFloor = (place: Place, id: number) => number;

const nameOf = ({ row, floors = [] }: JudgedRent): string =>
  row.tenant_name || [row.vacancy_kind, ...floors.map(({ label }) => label)].join(' ');

export const stepsOf = (rows: readonly JudgedRent[]): Step[] =>
  rows.flatMap((judged) => {
    const { line, place, changes = [] } = judged;
    return place ? changes.map((change) => ({ line, place, change, name: nameOf(judged) })) : [];
  });

export const ofType = <T extends RentChange['type']>(steps: readonly Step[], type: T) =>
  steps.filter((step): step is Step<Extract<RentChange, { type: T }>> => step.change.type === type);

/** The audit entry of each record, which also stands in the log of its building. */
export const recordPlaces = (
  tenant: Tenant,
  writing: RentWriting,
  entity: 'building-tenant' | 'vacancy',
  written: readonly { place: Place; id: number }[],
): Promise<void> =>
  recordImported(tenant, writing, {
    action: `${entity}.imported`,
    entity,
    records: written.map(({ id, place }) => ({ entityId: id, buildingId: place.id })),
  });
