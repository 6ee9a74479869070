import { parseArgs } from 'node:util';
import { attempt, bedKinds, scenarios } from './scenarios.ts';

// `npm run faults`: nothing acknowledged may be lost or doubled, whatever happens to application, database, disk,
// network and clock.
const { values } = parseArgs({
  options: {
    /** Only `embedded` or only `external`. */
    database: { type: 'string' },
    /** Only the scenario with this name. */
    only: { type: 'string' },
    /** Number of kills; by default 25 of the application and 10 of the database. */
    rounds: { type: 'string' },
    /** The short version, as in the tests. */
    short: { type: 'boolean', default: false },
  },
});
const kinds = bedKinds.filter((kind) => !values.database || kind === values.database);
const chosen = scenarios.filter(({ name }) => !values.only || name === values.only);
if (kinds.length === 0 || chosen.length === 0) {
  console.error(
    `--database ${bedKinds.join(' or ')}, --only ${scenarios.map(({ name }) => name).join(', ')}`,
  );
  process.exit(2);
}

const verdicts: string[] = [];
let failed = false;

const strike = async (
  scenario: (typeof scenarios)[number],
  kind: (typeof bedKinds)[number],
): Promise<void> => {
  const title = `${kind}, ${scenario.name}: ${scenario.about}`;
  console.log(title);
  const since = performance.now();
  const options = {
    log: (line: string) => console.log(`  ${line}`),
    short: values.short,
    ...(values.rounds ? { rounds: Number(values.rounds) } : {}),
  };
  const faults = await attempt(scenario, kind, options).catch((error: Error) => [
    error.stack ?? error.message,
  ]);
  for (const fault of faults?.slice(0, 20) ?? []) console.log(`  WRONG ${fault}`);
  const verdict = faults === undefined ? 'SKIPPED' : faults.length === 0 ? 'well   ' : 'FAILED ';
  failed ||= faults !== undefined && faults.length > 0;
  const line = `${verdict} ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`;
  console.log(`${line}\n`);
  verdicts.push(line);
};

for (const kind of kinds) for (const scenario of chosen) await strike(scenario, kind);
console.log(verdicts.join('\n'));
if (verdicts.some((line) => line.startsWith('SKIPPED'))) {
  console.log(
    'Skipped is what needs a PostgreSQL of Debian, the right to mount a file system or a C compiler.',
  );
}
process.exit(failed ? 1 : 0);
