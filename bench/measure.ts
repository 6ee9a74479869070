import type { Filled } from './fill.ts';
import { type Loaded, load } from './load.ts';
import type { Options } from './options.ts';
import { pgbench } from './pgbench.ts';
import { recordLists } from './record-lists.ts';
import type { createRecorder } from './record-statements.ts';
import type { Row } from './row.ts';

type Bench = {
  options: Options;
  filled: Filled;
  recorder: Awaited<ReturnType<typeof createRecorder>>;
  server: { address: string };
  directory: string;
  databaseUrl: string;
};

export const list =
  '/api/v1/core/tasks?per_page=50&type=request,deficiency,service&priority=high,medium&sort=due_at';
const allJobs = '/api/v1/jobs?per_page=0&include=buildings';

const contractsPage = ['/api/v1/core/contracts/sum', '/api/v1/core/contracts?per_page=25&sort=end'] as const;

export const dashboard = '/api/v1/dashboards/tasks';

export const inspectionDashboard = '/api/v1/dashboards/inspections';

export const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const middleOf = (passes: readonly Loaded[]): Loaded => ({
  perSecond: middle(passes.map(({ perSecond }) => perSecond)),
  p50: middle(passes.map(({ p50 }) => p50)),
  p99: middle(passes.map(({ p99 }) => p99)),
});

/** Leaves out the count of the total: a page is compared with the statement of its rows alone, and the total counts as the
 * server's cost. A statement that has to find all rows to find a page keeps its count. */
const withoutTotal = (statements: readonly string[]): string[] =>
  statements
    .filter((text) => !text.endsWith(') counted'))
    .map((text) => text.replace(/\(select count\(\*\)::int as total from \(.*? limit \d+\) counted\)/, '0'));

/** Server and pgbench take turns in many short passes, and the median counts: other load on the machine then slows
 * both. */
export const measure = async (bench: Bench): Promise<Row[]> => {
  const { options, filled, recorder, server, directory, databaseUrl } = bench;
  const rows: Row[] = [];

  const against = async (
    work: string,
    path: string | readonly [string, ...string[]],
    headers: Record<string, string>,
    goal?: number,
  ): Promise<void> => {
    if (!work.includes(options.only)) return;
    const paths: readonly [string, ...string[]] = typeof path === 'string' ? [path] : path;
    const recorded: string[] = [];
    for (const each of paths) recorded.push(...(await recorder.record(each, headers)).transaction);
    const transaction = withoutTotal(recorded);
    const [first, ...others] = paths.map((each) => `${server.address}${each}`);
    const urls = [first ?? '', ...others] as const;
    const ours: Loaded[] = [];
    const theirs: number[] = [];
    await load(urls, headers, { ...options, seconds: 2 });
    for (let pass = 0; pass < options.passes; pass += 1) {
      theirs.push(await pgbench(databaseUrl, directory, transaction, options));
      ours.push(await load(urls, headers, options));
    }
    rows.push({
      work,
      ...middleOf(ours),
      against: middle(theirs),
      ratio: middle(ours.map(({ perSecond }, pass) => perSecond / (theirs[pass] ?? 0))),
      goal,
      statements: transaction.length,
    });
  };

  await against('list 50 tasks, scoped', list, filled.supervisor, 0.45);
  await against('list 50 tasks, sees all', list, filled.admin, 0.45);
  const task = `/api/v1/core/tasks/${filled.taskId}`;
  await against('one task, sees all', task, filled.admin, 0.35);
  await against(`all jobs (${filled.sites})`, allJobs, filled.admin);

  // All calls of a page as it opens: each of its lists alone is too quick to be compared with its statements.
  await against('contracts, as their page opens', contractsPage, filled.admin, 0.83);

  for (const { work, path } of recordLists) await against(work, path(filled), filled.admin);

  // 0.83: the dashboard takes at most 1.2 times as long as its statements.
  await against('dashboard of tasks, sees all', dashboard, filled.admin, 0.83);
  await against('dashboard of tasks, scoped', dashboard, filled.supervisor, 0.83);
  await against('dashboard of inspections, sees all', inspectionDashboard, filled.admin, 0.83);
  await against('dashboard of inspections, scoped', inspectionDashboard, filled.supervisor, 0.83);
  await rolledUp(bench, rows);
  await longHistory(bench, rows);
  await unchanged(bench, rows);
  if (!options.only) {
    const { session } = await recorder.record(task, filled.admin);
    const lookup = await pgbench(databaseUrl, directory, session, options);
    rows.push({ work: 'session lookup alone', against: lookup });
  }
  return rows;
};

/** Alternates the day counts of the dashboard from the roll-ups with the same counts from the tasks. */
const rolledUp = async (
  { options, filled, recorder, directory, databaseUrl }: Bench,
  rows: Row[],
): Promise<void> => {
  const work = 'dashboard: day counts rolled up, against live';
  if (!work.includes(options.only)) return;
  const transactionWith = async (table: string): Promise<string[]> => {
    const { transaction } = await recorder.record(dashboard, filled.admin);
    const [begin = '', scope = ''] = transaction;
    const statement = transaction.find((text) => text.includes(table));
    if (!statement) throw new Error(`the dashboard does not read ${table}`);
    return [begin, scope, statement, 'commit'];
  };
  const counted = await transactionWith('from task_days ');
  const live = await filled.withoutDays(() => transactionWith('task_day_facts'));
  const ours: number[] = [];
  const theirs: number[] = [];
  for (let pass = 0; pass < options.passes; pass += 1) {
    theirs.push(await pgbench(databaseUrl, directory, live, options));
    ours.push(await pgbench(databaseUrl, directory, counted, options));
  }
  const ratio = middle(ours.map((perSecond, pass) => perSecond / (theirs[pass] ?? 0)));
  rows.push({ work, perSecond: middle(ours), against: middle(theirs), ratio, goal: 20, statements: 1 });
};

/** Alternates the whole call of the biggest company with that of a company with a tenth of its history. */
const longHistory = async ({ options, filled, server }: Bench, rows: Row[]): Promise<void> => {
  const work = 'dashboard: ten times the history, against one';
  if (!work.includes(options.only)) return;
  const url = `${server.address}${dashboard}`;
  const long: Loaded[] = [];
  const short: Loaded[] = [];
  for (let pass = 0; pass < options.passes; pass += 1) {
    short.push(await load([url], filled.young, options));
    long.push(await load([url], filled.admin, options));
  }
  const ratio = middle(long.map(({ perSecond }, pass) => perSecond / (short[pass]?.perSecond ?? 0)));
  rows.push({ work, ...middleOf(long), against: middleOf(short).perSecond, ratio, goal: 0.83 });
};

/** Alternates a reader that already holds the response with one that does not. */
const unchanged = async ({ options, filled, server }: Bench, rows: Row[]): Promise<void> => {
  const work = 'all jobs unchanged (304), against uncached';
  if (!work.includes(options.only)) return;
  const url = `${server.address}${allJobs}`;
  const etag = (await fetch(url, { headers: filled.admin })).headers.get('etag') ?? '';
  const holding = { ...filled.admin, 'if-none-match': etag };
  const whole: Loaded[] = [];
  const nothing: Loaded[] = [];
  for (let pass = 0; pass < options.passes; pass += 1) {
    whole.push(await load([url], filled.admin, options));
    nothing.push(await load([url], holding, { ...options, expect: 304 }));
  }
  rows.push({
    work,
    ...middleOf(nothing),
    against: middleOf(whole).perSecond,
    ratio: middle(nothing.map(({ perSecond }, pass) => perSecond / (whole[pass]?.perSecond ?? 0))),
    goal: 25,
  });
};
