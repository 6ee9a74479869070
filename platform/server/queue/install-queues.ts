import type pg from 'pg';
import { getConstructionPlans, getMigrationPlans, PgBoss } from 'pg-boss';
import bossPackage from 'pg-boss/package.json' with { type: 'json' };
import { queuePolicies, queues } from './queues.ts';

export const queueSchema = 'pgboss';

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
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of queues) {
    const policy = queuePolicies[name];
    if (!existing.has(name)) await boss.createQueue(name, policy ? { policy } : {});
  }
  await owner.query(`
    grant usage on schema ${queueSchema} to ${applicationGroup};
    grant select, insert, update, delete on all tables in schema ${queueSchema} to ${applicationGroup};
    grant usage on all sequences in schema ${queueSchema} to ${applicationGroup};
    grant execute on all functions in schema ${queueSchema} to ${applicationGroup};
  `);
};
