import type { BuildingTenant, Floor, Segment, Vacancy } from '../../contract/index.ts';

/** The tenant or vacancy whose dialog is open; without an id a new one. */
export type Opened = Pick<Segment, 'kind'> & { id: number | null };

/** Why the plan of today does not show it. */
export type AbsentReason = 'upcoming' | 'no_floor' | 'former';

export type Absent = Opened & {
  reason: AbsentReason;
  name: string | null;
  suite: string;
  vacancy: Vacancy['kind'] | null;
  floorIds: readonly number[];
  from: string | null;
  to: string | null;
};

const reasons: readonly AbsentReason[] = ['upcoming', 'no_floor', 'former'];

type Of = {
  tenants: readonly BuildingTenant[];
  vacancies: readonly Vacancy[];
  floors: readonly Pick<Floor, 'id'>[];
  today: string;
};

const timeOf = ({ from, to }: Pick<Absent, 'from' | 'to'>, today: string): AbsentReason | null => {
  if (to !== null && to < today) return 'former';
  return from !== null && from > today ? 'upcoming' : null;
};

/** The earliest to come first, the latest gone first. */
const inOrder = (one: Absent, other: Absent): number => {
  const [a, b] = [one, other].map(({ reason }) => reasons.indexOf(reason)) as [number, number];
  if (a !== b) return a - b;
  return one.reason === 'former'
    ? (other.to ?? '').localeCompare(one.to ?? '')
    : (one.from ?? '').localeCompare(other.from ?? '');
};

/** Who comes, who left and who stands on no floor: what the plan of today leaves out. */
export const absentOf = ({ tenants, vacancies, floors, today }: Of): Absent[] => {
  const all = [
    ...tenants.map(({ id, name, suite, floor_ids: floorIds, move_in: from, move_out: to }) => ({
      ...({ kind: 'tenant', vacancy: null } as const),
      id,
      name,
      suite,
      floorIds,
      from,
      to,
    })),
    ...vacancies.map(({ id, floor_id, kind: vacancy, from, to }) => ({
      ...({ kind: 'vacant', name: null, suite: '' } as const),
      id,
      vacancy,
      floorIds: [floor_id],
      from,
      to,
    })),
  ];
  return all
    .flatMap((one): Absent[] => {
      const stands = floors.some(({ id }) => one.floorIds.includes(id));
      const reason = timeOf(one, today) ?? (stands ? null : 'no_floor');
      return reason ? [{ ...one, reason }] : [];
    })
    .toSorted(inOrder);
};
