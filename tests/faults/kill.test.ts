import { expect, it } from 'vitest';
import { killApp, killDatabase, runRounds } from './kill-rounds.ts';

it('loses and doubles nothing acknowledged when the app is killed while clients write', async () => {
  const { faults, acknowledged } = await runRounds(killApp, { rounds: 3, clients: 4 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
});

it('answers 503 while PostgreSQL is killed, starts it again and loses nothing', async () => {
  const { faults, acknowledged } = await runRounds(killDatabase, { rounds: 2, clients: 4 });
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(20);
});
