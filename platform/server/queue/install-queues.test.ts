import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { applicationGroup } from '../db/roles/viewer-roles.ts';
import { cloneDatabase } from '../testing/clone-database.ts';
import { installQueues } from './install-queues.ts';
import { queues } from './queues.ts';

it('lets added work wake its workers, in installations of earlier versions too', async () => {
  const database = await cloneDatabase(inject('migrated'));
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const awake = async () =>
    (await owner.query('select name from pgboss.queue where notify order by name')).rows.map(
      ({ name }) => name,
    );
  try {
    expect(await awake()).toEqual(queues.toSorted());
    await owner.query('update pgboss.queue set notify = false');
    await installQueues(owner, applicationGroup);
    expect(await awake()).toEqual(queues.toSorted());
  } finally {
    await owner.end();
    await database.drop();
  }
});
