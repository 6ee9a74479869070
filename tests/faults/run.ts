import { printTable } from '../../bench/print-table.ts';
import { killApp, killDatabase, type Outcome, runRounds } from './kill-rounds.ts';

// `npm run faults [-- rounds of the app [rounds of the database]]`: nothing acknowledged may be lost or doubled.
const [appRounds = 25, databaseRounds = 10] = process.argv.slice(2).map(Number);
/** Milliseconds until the database that was killed answers again. */
const goal = 2000;

const log = (line: string): void => console.log(line);

const strike = async (what: string, blow: typeof killApp, rounds: number): Promise<Outcome> => {
  log(`kill -9 of ${what}`);
  const outcome = await runRounds(blow, { rounds, log });
  const { lost, doubled, wrong } = outcome.verdict;
  for (const fault of [...lost, ...doubled, ...wrong].slice(0, 20)) log(`  ${fault}`);
  return outcome;
};

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const lineOf = (what: string, { verdict, recoveries, ...outcome }: Outcome): (string | number)[] => [
  what,
  recoveries.length,
  outcome.acknowledged,
  outcome.repeated,
  verdict.lost.length,
  verdict.doubled.length,
  verdict.wrong.length,
  outcome.unavailable,
  outcome.slowestAnswer,
  middle(recoveries),
  Math.max(0, ...recoveries),
];

const columns = [
  'kill -9 of',
  'rounds',
  'acknowledged',
  'repeated',
  'lost',
  'doubled',
  'wrong',
  '503',
  'slowest answer ms',
  'recovery ms',
  'worst ms',
];

const app = await strike('the app', killApp, appRounds);
const database = await strike('PostgreSQL', killDatabase, databaseRounds);
printTable([columns, lineOf('the app', app), lineOf('PostgreSQL', database)]);

const isFlawless = ({ verdict }: Outcome): boolean =>
  Object.values(verdict).every((faults) => faults.length === 0);
const inTime = Math.max(0, ...database.recoveries) <= goal;
if (!inTime) log(`PostgreSQL has to answer again within ${goal} ms.`);
process.exit(isFlawless(app) && isFlawless(database) && inTime ? 0 : 1);
