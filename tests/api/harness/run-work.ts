import pg from 'pg';
import type { QueueName, Work } from '#platform/server/queue/queue';
import { product } from '../../../apps/server/product.ts';
import type { TestApp } from './start-app.ts';

export type WaitingWork = { id: string; data: Work; start_after: Date; created_on: Date };

const asOwner = async <T extends pg.QueryResultRow>(app: TestApp, text: string, values: unknown[]) => {
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  try {
    return (await owner.query<T>(text, values)).rows;
  } finally {
    await owner.end();
  }
};

/** The work that transactions have added to a queue without a worker. */
export const waitingWork = (app: TestApp, queue: QueueName): Promise<WaitingWork[]> =>
  asOwner<WaitingWork>(
    app,
    `select id, data, start_after, created_on from pgboss.job where name = $1 and state = 'created'
     order by created_on, id`,
    [queue],
  );

/** Does all of it now, even work for a later time; returns what it did. */
export const runWork = async (app: TestApp, queue: QueueName): Promise<WaitingWork[]> => {
  const waiting = await waitingWork(app, queue);
  for (const { id, data } of waiting) {
    await product.work[queue](app.wiring, { ...data, id });
    await asOwner(app, `update pgboss.job set state = 'completed', completed_on = now() where id = $1`, [id]);
  }
  return waiting;
};
