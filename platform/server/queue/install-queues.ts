import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };
import { queuePolicies, queues } from './queues.ts';

export const queueSchema = 'pgboss';

/** The commit that adds work wakes the workers. */
const announced = { notify: true };

/** Runs as the owner of the database, so that processes with the application role find everything ready. */
export const installQueues = async (owner: pg.Client, applicationGroup: string): Promise<void> => {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => owner.query(text, values as unknown[]) },
    schema: queueSchema,
    migrate: false,
    supervise: false,
    schedule: false,
  });
  const version = (await boss.isInstalled()) ? await boss.schemaVersion() : null;
  if (version === null) await owner.query(getConstructionPlans(queueSchema));
  else if (version < bossPackage.pgboss.schema) await owner.query(getMigrationPlans(queueSchema, version));
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const name of queues) {
    const policy = queuePolicies[name];
    const queue = existing.get(name);
    if (!queue) await boss.createQueue(name, { ...announced, ...(policy ? { policy } : {}) });
    else if (!queue.notify) await boss.updateQueue(name, announced);
  }
  await owner.query(`
    grant usage on schema ${queueSchema} to ${applicationGroup};
    grant select, insert, update, delete on all tables in schema ${queueSchema} to ${applicationGroup};
    grant usage on all sequences in schema ${queueSchema} to ${applicationGroup};
    grant execute on all functions in schema ${queueSchema} to ${applicationGroup};
  `);
};
