import { expect, it } from 'vitest';
import type { BuildingTenant, Vacancy } from '../../contract/index.ts';
import { absentOf } from './absent-of.ts';

const tenant = (id: number, move_in: string | null, move_out: string | null, floor_ids = [1]) =>
  ({ id, name: `Tenant ${id}`, suite: '', floor_ids, move_in, move_out }) as BuildingTenant;

const vacancy = (id: number, from: string, to: string | null) =>
  ({ id, floor_id: 1, kind: 'PF', from, to }) as Vacancy;

it('names whom the plan of today leaves out: those to come, those on no floor, those gone', () => {
  const found = absentOf({
    floors: [{ id: 1 }],
    today: '2027-03-10',
    tenants: [
      tenant(1, null, null),
      tenant(2, '2027-04-01', null),
      tenant(3, '2020-01-01', '2027-03-09'),
      tenant(4, null, '2027-03-10'),
      tenant(5, null, null, []),
      tenant(6, null, '2026-01-01', []),
      tenant(7, null, null, [99]),
    ],
    vacancies: [
      vacancy(8, '2027-03-11', null),
      vacancy(9, '2026-01-01', null),
      vacancy(10, '2025-01-01', '2026-06-30'),
    ],
  });
  expect(found.map(({ id, reason }) => [id, reason])).toEqual([
    [8, 'upcoming'],
    [2, 'upcoming'],
    [5, 'no_floor'],
    [7, 'no_floor'],
    [3, 'former'],
    [10, 'former'],
    [6, 'former'],
  ]);
});
