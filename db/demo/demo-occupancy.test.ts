import { expect, it } from 'vitest';
import { demoOccupancy, floorAreas } from './demo-occupancy.ts';

const occupancyOf = (sqft: number, floors: number, look: number) =>
  demoOccupancy(
    floorAreas(sqft, floors).map((area, nth) => ({ id: nth + 1, sqft: area })),
    look,
  );

const sum = (of: readonly { sqft: number | null }[]): number =>
  of.reduce((all, { sqft }) => all + (sqft ?? 0), 0);

it('fills a tower with 18 tenants and leaves an eighth vacant', () => {
  const { tenants, vacancies } = occupancyOf(200_000, 12, 0);
  const now = tenants.filter(({ move_out }) => move_out === null);
  expect([now.length, sum(now), sum(vacancies)]).toEqual([18, 175_000, 25_000]);
  expect(new Set(tenants.map(({ name }) => name)).size).toBe(tenants.length);
});

it.each([4, 5, 8])('fills every floor of %i exactly', (floors) => {
  for (const look of [1, 2, 3, 4, 5]) {
    const { tenants, vacancies } = occupancyOf(30_001, floors, look);
    expect(sum(tenants) + sum(vacancies)).toBe(30_001);
  }
});
