import { type Job, type JobResult, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { outlastOutages } from '../db/outlast-outages.ts';
import type { Tenant } from '../db/tenant.ts';
import type { Log } from '../log.ts';
import { queueSchema } from './install-queues.ts';
import type { Queue, QueueName, Work, WorkOptions } from './queue.ts';
import { batchOf, queues, workersOf } from './queues.ts';

/** Must be repeatable without further effect: when a worker dies, its work runs again. `id` is the same each time. */
export type DoWork = (queue: QueueName, work: Work & { id: string }) => Promise<void>;

export type OpenQueue = Queue & {
  /** Starts the workers; waits for a database that is unavailable. */
  start: (doWork: DoWork) => Promise<void>;
  stop: () => Promise<void>;
};

/** Ten tries with growing pauses. Then the work is parked as failed, and an admin can see it. */
const tries = { retryLimit: 10, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 };

/** Seconds. A worker that was killed sends no more heartbeats, so its work starts again within a minute. Long work (an
 * import) may run for two hours. */
const alive = { heartbeatSeconds: 30, expireInSeconds: 7200 };
const supervisionSeconds = 15;

/** Added work wakes the workers at once, and a worker that has done some looks for more. They also poll, in seconds: for work
 * that is due later, and where announcements do not arrive. */
const working = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
  perJobResults: true as const,
});

/** Every quarter of an hour, because local midnight of every time zone is at one of them. It runs once, however many
 * processes there are. */
const quarterly = '*/15 * * * *';

const ofTheQueue = z.unknown();

const within = (tenant: Tenant) => ({
  executeSql: async (text: string, values?: unknown[]) => ({
    rows: await tenant.query({ text, values, row: ofTheQueue }),
  }),
});

const runWork = async (
  log: Log,
  queue: QueueName,
  doWork: DoWork,
  { id, data }: Job<Work>,
): Promise<JobResult> => {
  try {
    await doWork(queue, { ...data, id });
    return { id, status: 'completed' };
  } catch (error) {
    const { kind, organizationId } = data;
    log.warn({ err: error, queue, kind, organizationId, work: id }, 'work failed');
    const { message, stack } = error as Error;
    return { id, status: 'failed', output: { message, stack } };
  }
};

/** The queue in the application's own database: work that a transaction adds disappears if it is rolled back. `pollEvery` is
 * in seconds. */
export const openQueue = (databaseUrl: string, log: Log, { pollEvery = 1 } = {}): OpenQueue => {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: queueSchema,
    migrate: false,
    createSchema: false,
    reindex: false,
    persistQueueStats: false,
    useListenNotify: true,
    max: 3,
    superviseIntervalSeconds: supervisionSeconds,
    monitorIntervalSeconds: supervisionSeconds,
    application_name: 'cora jobs',
  });
  boss.on('error', (error) => log.error({ err: error }, 'queue'));
  boss.on('warning', ({ message, data }) => log.warn({ data }, `queue: ${message}`));
  const options = ({ startAfter, key }: WorkOptions = {}) => ({
    ...tries,
    ...alive,
    ...(startAfter ? { startAfter } : {}),
    ...(key ? { singletonKey: key } : {}),
  });
  let started: Promise<unknown> | undefined;
  const ready = () => {
    started ??= boss.start().catch(async (error) => {
      await boss.stop({ graceful: false });
      started = undefined;
      throw error;
    });
    return started;
  };
  const ending = new AbortController();
  let starting: Promise<void> | undefined;
  const addWorker = async (name: QueueName, doWork: DoWork): Promise<void> => {
    const looks = { ...working(pollEvery), batchSize: batchOf[name] ?? 1 };
    const id: string = await boss.work<Work>(name, looks, async (jobs) => {
      const results: JobResult[] = [];
      for (const job of jobs) results.push(await runWork(log, name, doWork, job));
      // A transaction that adds much work announces it only once, so the worker looks again after each batch.
      boss.notifyWorker(id);
      return results;
    });
  };
  const startWorkers = async (doWork: DoWork): Promise<void> => {
    const waiting = queues.flatMap((name) => Array<QueueName>(workersOf[name] ?? 1).fill(name));
    await outlastOutages(async () => {
      await ready();
      await boss.schedule('maintenance', quarterly, { organizationId: null }, alive);
      for (let name = waiting.at(-1); name; name = waiting.at(-1)) {
        await addWorker(name, doWork);
        waiting.pop();
      }
    }, ending.signal);
  };
  return {
    add: async (tenant, queue, work, settings) => {
      await ready();
      await boss.send(queue, work, { ...options(settings), db: within(tenant) });
    },
    addAlone: async (queue, work, settings) => {
      await ready();
      await boss.send(queue, work, options(settings));
    },
    retry: async (tenant, queue, id) => {
      await ready();
      await boss.retry(queue, id, { db: within(tenant) });
    },
    discard: async (tenant, queue, id) => {
      await ready();
      await boss.deleteJob(queue, id, { db: within(tenant) });
    },
    start: (doWork) => {
      starting ??= startWorkers(doWork);
      return starting;
    },
    stop: async () => {
      ending.abort();
      await starting?.catch(() => undefined);
      if (started) await boss.stop({ graceful: true, timeout: 8000 });
    },
  };
};
