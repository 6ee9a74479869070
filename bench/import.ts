import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Filled } from './fill.ts';
import { middle } from './measure.ts';
import type { BenchDatabase } from './open-database.ts';
import type { Result } from './result.ts';
import { startServer } from './start-server.ts';

const rows = 10_000;

const rowOf = (pass: number, n: number) => ({
  number: `I${pass}-${n}`,
  street: `${n} Import Street ${pass}`,
  name: `Imported ${pass} ${n}`,
});

const csv = (pass: number): string =>
  [
    'Job Number,Job Name,Address,City,State,Zip',
    ...Array.from({ length: rows }, (_, n) => {
      const { number, street, name } = rowOf(pass, n);
      return `${number},${name},${street},Denver,CO,80202`;
    }),
  ].join('\n');

type Import = { id: number; status: string; mapping: object; done_rows: number; error?: unknown };

/** Seconds from the start of the uploaded file to its last site: reads, cleans, checks, writes and announces every
 * row. */
const importOnce = async (
  address: string,
  headers: Record<string, string>,
  pass: number,
): Promise<number> => {
  const call = async (path: string, init: RequestInit = {}): Promise<Import> => {
    const answer = await fetch(`${address}/api/v1/job-imports${path}`, {
      ...init,
      headers: { ...headers, ...init.headers },
    });
    const body = (await answer.json()) as { payload: Import };
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status} ${JSON.stringify(body)}`);
    return body.payload;
  };
  const form = new FormData();
  form.append('file', new Blob([csv(pass)], { type: 'text/csv' }), 'sites.csv');
  const { id, mapping } = await call('', { method: 'POST', body: form });
  const client = { name: `Client of import ${pass}`, account_number: `IMP-${pass}` };
  const since = performance.now();
  await call(`/${id}/run`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mapping: { ...mapping, client } }),
  });
  for (;;) {
    const state = await call(`/${id}`);
    if (state.status === 'done') break;
    if (state.status === 'failed') throw new Error(`the import failed: ${JSON.stringify(state)}`);
    await pause(20);
  }
  const seconds = (performance.now() - since) / 1000;
  const stored = await fetch(`${address}/api/v1/jobs?per_page=0&import_id=${id}`, { headers });
  const { payload } = (await stored.json()) as { payload: { rows: unknown[] } };
  if (payload.rows.length !== rows) throw new Error(`${payload.rows.length} of ${rows} sites were imported`);
  return seconds;
};

/** Writes the same sites as the import with COPY, into tables with their indexes and triggers. */
const copyOnce = async (database: BenchDatabase, organizationId: number, pass: number): Promise<number> => {
  const owner = new pg.Client({ connectionString: database.superuserUrl });
  await owner.connect();
  const copy = (into: string, line: (n: number) => string): Promise<void> =>
    pipeline(
      Readable.from(
        (function* () {
          for (let n = 0; n < rows; n += 1) yield `${line(n)}\n`;
        })(),
      ),
      owner.query(copyFrom(`copy ${into} from stdin`)),
    );
  const firstId = 1_000_000 * (pass + 1);
  try {
    const { rows: clients } = await owner.query(
      `insert into clients (organization_id, account_number, name) values ($1, $2, $2) returning id`,
      [organizationId, `COPY-${pass}`],
    );
    const since = performance.now();
    await owner.query('begin');
    await copy('buildings (organization_id, id, name, address, city, state, zip, time_zone)', (n) => {
      const { name, street } = rowOf(pass, n);
      return [
        organizationId,
        firstId + n,
        name,
        `${street} C`,
        'Denver',
        'CO',
        '80202',
        'America/Denver',
      ].join('\t');
    });
    await copy('jobs (organization_id, id, job_number, job_name, client_id, status)', (n) => {
      const { number, name } = rowOf(pass, n);
      return [organizationId, firstId + n, `C${number}`, name, clients[0].id, 'active'].join('\t');
    });
    await copy('job_buildings (organization_id, job_id, building_id)', (n) =>
      [organizationId, firstId + n, firstId + n].join('\t'),
    );
    await owner.query('commit');
    return (performance.now() - since) / 1000;
  } finally {
    await owner.end();
  }
};

export const measureImport = async (
  database: BenchDatabase,
  directory: string,
  filled: Filled,
): Promise<Result[]> => {
  const server = await startServer(database.applicationUrl, directory, { workers: true });
  const ours: number[] = [];
  const theirs: number[] = [];
  try {
    for (let pass = 0; pass < 3; pass += 1) {
      theirs.push(await copyOnce(database, filled.organizationId, pass));
      ours.push(await importOnce(server.address, filled.admin, pass));
    }
  } finally {
    await server.stop();
  }
  return [
    {
      work: `import of ${rows} job sites, validated, against COPY`,
      unit: 'rows/s',
      measured: rows / middle(ours),
      against: rows / middle(theirs),
      ratio: middle(ours.map((seconds, pass) => (theirs[pass] ?? 0) / seconds)),
      min: 0.3,
    },
  ];
};
