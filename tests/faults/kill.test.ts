import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Bed, openBed } from './bed.ts';
import { killApp, killDatabase, runRounds } from './kill-rounds.ts';

const nothingWrong = { lost: [], doubled: [], wrong: [] };

let bed: Bed;
beforeEach(async () => {
  bed = (await openBed('embedded')) as Bed;
});
afterEach(() => bed.close());

it('loses and doubles nothing acknowledged when the app is killed while clients write', {
  timeout: 200_000,
}, async () => {
  const { verdict, seen } = await runRounds(bed, killApp, { rounds: 3, clients: 4 });
  expect(verdict).toEqual(nothingWrong);
  expect(seen.answered).toBeGreaterThan(20);
});

it('answers 503 while PostgreSQL is killed, starts it again and loses nothing', {
  timeout: 200_000,
}, async () => {
  const { verdict, seen } = await runRounds(bed, killDatabase, {
    rounds: 3,
    clients: 4,
  });
  expect(verdict).toEqual(nothingWrong);
  expect(seen.answered).toBeGreaterThan(20);
  expect(seen.unavailable).toBeGreaterThan(0);
});
