import { killApp, killDatabase, type Outcome, runRounds } from './kill-rounds.ts';

// `npm run faults [-- rounds of the app [rounds of the database]]`: nothing acknowledged may be lost or doubled.
const [appRounds = 25, databaseRounds = 10] = process.argv.slice(2).map(Number);
const goal = 2000;

const judgeAloud = (what: string, { faults, acknowledged, slowestRecovery }: Outcome): boolean => {
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
  const verdict = faults.length === 0 ? 'nothing lost or doubled' : `${faults.length} FAULTS`;
  console.log(
    `${what}: ${acknowledged} acknowledged writes, ${verdict}, slowest recovery ${slowestRecovery} ms`,
  );
  return faults.length === 0;
};

const log = (line: string): void => console.log(line);
console.log(`kill -9 of the app, ${appRounds} rounds`);
const app = judgeAloud('app', await runRounds(killApp, { rounds: appRounds, log }));
console.log(`kill -9 of PostgreSQL, ${databaseRounds} rounds`);
const outcome = await runRounds(killDatabase, { rounds: databaseRounds, log });
const database = judgeAloud('PostgreSQL', outcome);
if (outcome.slowestRecovery > goal) console.log(`The goal is ${goal} ms.`);
process.exit(app && database && outcome.slowestRecovery <= goal ? 0 : 1);
