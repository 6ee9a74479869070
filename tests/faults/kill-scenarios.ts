import { killApp, killDatabase, runRounds } from './kill-rounds.ts';
import type { Outcome } from './load.ts';
import type { Scenario } from './scenario.ts';

/** Milliseconds until a killed database answers again. */
const goal = 2000;

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const summary = ({ answer: recoveries, verdict, seen, caughtUp }: Outcome<number[]>): string =>
  [
    `${recoveries.length} rounds, ${seen.answered} writes acknowledged, ${seen.repeated} sent again`,
    `${verdict.lost.length} lost, ${verdict.doubled.length} doubled, ${seen.unavailable} answers 503`,
    `slowest answer ${seen.slowest} ms, recovery ${middle(recoveries)} ms, at worst ${Math.max(0, ...recoveries)} ms`,
    `everybody told ${caughtUp} ms after the last write`,
  ].join('; ');

export const killScenarios: Scenario[] = [
  {
    name: 'app',
    about: 'kill -9 of the app while clients write',
    run: async (bed, { rounds = 25, short, log }) => {
      const outcome = await runRounds(bed, killApp, { rounds: short ? 3 : rounds, log });
      log(summary(outcome));
      return Object.values(outcome.verdict).flat();
    },
  },
  {
    name: 'database',
    about: 'kill -9 of PostgreSQL while clients write',
    run: async (bed, { rounds = 10, short, log }) => {
      const outcome = await runRounds(bed, killDatabase, { rounds: short ? 3 : rounds, log });
      log(summary(outcome));
      const faults = Object.values(outcome.verdict).flat();
      const worst = Math.max(0, ...outcome.answer);
      // How fast an external database is started does not depend on us.
      if (bed.kind === 'embedded' && worst > goal)
        faults.push(`PostgreSQL answered again after ${worst} ms, not ${goal}`);
      return faults;
    },
  },
];
