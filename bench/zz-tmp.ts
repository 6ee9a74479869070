import { mkdir, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from './fill.ts';
import { load } from './load.ts';
import { inspectionDashboard, middle } from './measure.ts';
import { openBenchDatabase } from './open-database.ts';
import { startServer } from './start-server.ts';

const dir = await mkdtemp('/tmp/ha-bench-');
const open = async (records: number, name: string) => {
  const database = await openBenchDatabase();
  console.time(name);
  const filled = await fill(database, { sites: 5000, tasks: 5000, records });
  console.timeEnd(name);
  await mkdir(join(dir, name));
  const server = await startServer(database.applicationUrl, join(dir, name), undefined);
  return { ...filled, database, server, address: server.address };
};
const small = await open(10_000, 'small');
const big = await open(100_000, 'big');
console.log('URL', big.database.superuserUrl, big.organizationId);
const options = { seconds: 2, clients: Number(process.env.C ?? 8), passes: 5 } as never;
for (const [who, path] of [
  ['admin', inspectionDashboard],
  ['admin', `${inspectionDashboard}?range=past_6_months`],
  ['supervisor', inspectionDashboard],
  ['admin', '/api/v1/quality/inspections/sites?per_page=50'],
] as const) {
  const times: { s: number; b: number }[] = [];
  for (let p = 0; p < 5; p += 1) {
    const s = (await load(`${small.address}${path}`, small[who], options)).p50;
    const b = (await load(`${big.address}${path}`, big[who], options)).p50;
    times.push({ s, b });
  }
  console.log(
    who,
    path,
    'small',
    middle(times.map((t) => t.s)),
    'big',
    middle(times.map((t) => t.b)),
    'ratio',
    middle(times.map((t) => t.b / t.s)),
  );
}
if (process.env.HOLD) await new Promise((r) => setTimeout(r, 240_000));
await small.server.stop();
await big.server.stop();
await small.database.close();
await big.database.close();
