import { expect, it } from 'vitest';
import { killApp, killDatabase, runRounds } from './kill-rounds.ts';

const flawless = { lost: [], doubled: [], wrong: [] };

it('loses and doubles nothing acknowledged when the app is killed while clients write', async () => {
  const { verdict, acknowledged } = await runRounds(killApp, { rounds: 3, clients: 4 });
  expect(verdict).toEqual(flawless);
  expect(acknowledged).toBeGreaterThan(20);
});

it('answers 503 while PostgreSQL is killed, starts it again and loses nothing', async () => {
  const { verdict, acknowledged, unavailable } = await runRounds(killDatabase, { rounds: 3, clients: 4 });
  expect(verdict).toEqual(flawless);
  expect(acknowledged).toBeGreaterThan(20);
  expect(unavailable).toBeGreaterThan(0);
});
