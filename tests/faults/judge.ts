import { openDatabase } from '../../platform/server/db/database.ts';
import { startEmbedded } from '../../platform/server/db/embedded/start-embedded.ts';
import { systemScope } from '../../platform/server/http/person.ts';
import type { Site } from './prepare-site.ts';
import type { Writer } from './writer.ts';

type Stored = { id: number; client_uuid: string; status: string; changes: number };

/** Compares what the writers were told with what is stored; every difference is a sentence. */
export const judge = async (dataDir: string, site: Site, writers: readonly Writer[]): Promise<string[]> => {
  const stored = await readStored(dataDir, site);
  const faults = writers.flatMap((writer) => writer.faults);
  const told = writers.flatMap((writer) => writer.tasks);
  const byUuid = new Map<string, Stored>();
  for (const task of stored) {
    if (byUuid.has(task.client_uuid)) faults.push(`${task.client_uuid} is stored twice`);
    byUuid.set(task.client_uuid, task);
  }
  for (const { clientUuid, id, status, changes } of told) {
    const task = byUuid.get(clientUuid);
    if (!task || task.id !== id) {
      faults.push(`${clientUuid} was acknowledged and is ${task ? `another task (${task.id})` : 'gone'}`);
      continue;
    }
    if (task.status !== status) faults.push(`${clientUuid} is ${task.status}, acknowledged was ${status}`);
    if (task.changes !== changes)
      faults.push(`${clientUuid} changed ${task.changes} times instead of ${changes}`);
    byUuid.delete(clientUuid);
  }
  for (const uuid of byUuid.keys()) faults.push(`${uuid} is stored and nobody was told`);
  return faults;
};

const readStored = async (dataDir: string, site: Site): Promise<Stored[]> => {
  const embedded = await startEmbedded({ dataDir, log: () => undefined });
  const database = openDatabase({ url: embedded.applicationUrl });
  try {
    return await database.withTenant(systemScope(site.organizationId), (tenant) =>
      tenant.query<Stored>({
        text: `select t.id, t.client_uuid, t.status,
            (select count(*)::int from audit_log a where a.organization_id = $1 and a.entity = 'task'
              and a.entity_id = t.id) as changes
          from tasks t where t.organization_id = $1`,
        values: [site.organizationId],
      }),
    );
  } finally {
    await database.close();
    await embedded.stop();
  }
};
