import type { RecordOfLine } from '#features/imports/imports/server';
import { isDuring } from '#features/sites/buildings/contract';
import type { MessageRef } from '#platform/contract/errors';
import type { Place, PlaceFloor, PlaceTenant, PlaceVacancy } from '../places/place.ts';

/** The fields of a row before the import, by the names of its table's columns. */
type Before = Partial<PlaceTenant> & { to_date?: string | null };

type Refusal = { record: RecordOfLine; reason: MessageRef };

/** The tenants and vacancies of each floor if these rows get their old fields back. */
type Occupancy = {
  floors: ReadonlyMap<number, PlaceFloor>;
  tenants: ReadonlyMap<number, PlaceTenant>;
  vacancies: ReadonlyMap<number, PlaceVacancy>;
  tenantsOn: ReadonlyMap<number, readonly PlaceTenant[]>;
  vacantOn: ReadonlyMap<number, readonly PlaceVacancy[]>;
};

const byId = <T extends { id: number }>(rows: readonly T[]): Map<number, T> =>
  new Map(rows.map((row) => [row.id, row]));

const occupancyOf = (places: readonly Place[], restored: readonly RecordOfLine[]): Occupancy => {
  const beforeOf = (type: string) =>
    new Map(restored.filter((each) => each.type === type).map(({ id, before }) => [id, before as Before]));
  const ofTenants = beforeOf('tenant');
  const ofVacancies = beforeOf('vacancy');
  const tenants = places.flatMap((place) =>
    place.tenants.map((each) => ({ ...each, ...ofTenants.get(each.id) })),
  );
  const vacancies = places.flatMap((place) =>
    place.vacancies.map((each) => {
      const { to_date: to = each.to } = ofVacancies.get(each.id) ?? {};
      return { ...each, to };
    }),
  );
  const onFloors = tenants.flatMap((each) => each.floor_ids.map((floorId) => ({ floorId, each })));
  return {
    floors: byId(places.flatMap(({ floors }) => floors)),
    tenants: byId(tenants),
    vacancies: byId(vacancies),
    tenantsOn: new Map(
      [...Map.groupBy(onFloors, ({ floorId }) => floorId)].map(([id, found]) => [
        id,
        found.map(({ each }) => each),
      ]),
    ),
    vacantOn: Map.groupBy(
      vacancies.filter(({ kind }) => kind === 'FF'),
      ({ floor_id }) => floor_id,
    ),
  };
};

const faultOfTenant = (
  { floor_ids, move_in, move_out }: PlaceTenant,
  { floors, vacantOn }: Occupancy,
): MessageRef | undefined => {
  if (floor_ids.some((id) => !floors.has(id))) return { code: 'rent_roll_floor_deleted' };
  const period = { from: move_in, to: move_out };
  const vacant = floor_ids.filter((id) => vacantOn.get(id)?.some((vacancy) => isDuring(vacancy, period)));
  if (vacant.length === 0) return undefined;
  const labels = vacant.map((id) => floors.get(id)?.label).join(', ');
  return { code: 'floor_is_vacant', values: { floors: labels } };
};

const faultOfVacancy = (vacancy: PlaceVacancy, { tenantsOn }: Occupancy): MessageRef | undefined => {
  if (vacancy.kind !== 'FF') return undefined;
  const there = (tenantsOn.get(vacancy.floor_id) ?? []).filter(({ move_in, move_out }) =>
    isDuring(vacancy, { from: move_in, to: move_out }),
  );
  if (there.length === 0) return undefined;
  return { code: 'floor_has_tenants', values: { names: there.map(({ name }) => name).join(', ') } };
};

const faultOf = ({ type, id }: RecordOfLine, occupancy: Occupancy): MessageRef | undefined => {
  const tenant = type === 'tenant' && occupancy.tenants.get(id);
  if (tenant) return faultOfTenant(tenant, occupancy);
  const vacancy = type === 'vacancy' && occupancy.vacancies.get(id);
  return vacancy ? faultOfVacancy(vacancy, occupancy) : undefined;
};

/** The rows that cannot get their old fields back because their place is taken now, and the reasons. `places` are without the
 * rows that the undo removes. A row that keeps its new fields may block another, so this repeats until all that is restored
 * fits. */
export const findPlaceTaken = (
  places: readonly Place[],
  changed: readonly RecordOfLine[],
): readonly Refusal[] => {
  const refused: Refusal[] = [];
  for (let restored = changed; restored.length > 0; ) {
    const occupancy = occupancyOf(places, restored);
    const now = restored.flatMap((record) => {
      const reason = faultOf(record, occupancy);
      return reason ? [{ record, reason }] : [];
    });
    if (now.length === 0) break;
    refused.push(...now);
    const left = new Set(now.map(({ record }) => record));
    restored = restored.filter((record) => !left.has(record));
  }
  return refused;
};
