import type { BuildingTenant } from './building-tenant.ts';
import type { Segment, Stack } from './stacking-plan.ts';
import type { Vacancy } from './vacancy.ts';

type Floor = { id: number; number: number; label: string; cleanable_sqft: number | null };

type Occupied = {
  building: { id: number; gross_cleanable_sqft: number | null };
  floors: readonly Floor[];
  /** The tenants of today. */
  tenants: readonly Pick<BuildingTenant, 'id' | 'name' | 'suite' | 'color' | 'sqft' | 'floor_ids'>[];
  vacancies: readonly Pick<Vacancy, 'id' | 'floor_id' | 'sqft' | 'kind'>[];
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** How the square feet of a tenant divide over several floors: in proportion to their areas, or in equal parts where one is
 * unknown. Rounded so that the parts add up. */
export const shareFloors = (sqft: number, floors: readonly Floor[]): number[] => {
  const known = floors.every((floor) => floor.cleanable_sqft);
  const weights = floors.map((floor) => (known ? (floor.cleanable_sqft ?? 0) : 1));
  const whole = sum(weights);
  const until = weights.map((_, nth) => Math.round((sqft * sum(weights.slice(0, nth + 1))) / whole));
  return until.map((end, nth) => end - (until[nth - 1] ?? 0));
};

/** The floors of a building from the top down, with who is on them and what is vacant. */
export const stackFloors = ({ building, floors, tenants, vacancies }: Occupied): Stack => {
  const segments = new Map<number, Segment[]>(floors.map(({ id }) => [id, []]));
  for (const { floor_ids, sqft, ...tenant } of tenants) {
    const own = floors.filter(({ id }) => floor_ids.includes(id));
    const parts = shareFloors(sqft ?? 0, own);
    for (const [nth, { id }] of own.entries()) {
      segments.get(id)?.push({ kind: 'tenant', ...tenant, vacancy: null, sqft: parts[nth] ?? 0 });
    }
  }
  for (const { id, floor_id, sqft, kind } of vacancies) {
    segments
      .get(floor_id)
      ?.push({ kind: 'vacant', id, name: '', suite: '', vacancy: kind, color: null, sqft });
  }
  const gross = building.gross_cleanable_sqft ?? sum(floors.map((floor) => floor.cleanable_sqft ?? 0));
  const vacant = sum(vacancies.map(({ sqft }) => sqft));
  return {
    building_id: building.id,
    gross_sqft: gross,
    occupied_sqft: sum(tenants.map(({ sqft }) => sqft ?? 0)),
    vacant_sqft: vacant,
    vacant_percent: gross === 0 ? 0 : Math.round((vacant / gross) * 1000) / 10,
    floors: floors
      .toSorted((one, other) => other.number - one.number)
      .map((floor) => {
        const own = segments.get(floor.id) ?? [];
        const taken = sum(own.map(({ sqft }) => sqft));
        return {
          ...floor,
          is_over: floor.cleanable_sqft !== null && taken > floor.cleanable_sqft,
          segments: own,
        };
      }),
  };
};
