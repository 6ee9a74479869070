import { openDatabase } from '../../platform/server/db/database.ts';
import { startEmbedded } from '../../platform/server/db/embedded/start-embedded.ts';
import { systemScope } from '../../platform/server/http/person.ts';
import type { Site } from './prepare-site.ts';
import type { Writer } from './writer.ts';

type Stored = { id: number; client_uuid: string; status: string; changes: number };

/** Sentences, one for every difference. */
export type Verdict = { lost: string[]; doubled: string[]; wrong: string[] };

/** Compares what the writers were told with what is stored. */
export const judge = async (dataDir: string, site: Site, writers: readonly Writer[]): Promise<Verdict> => {
  const stored = await readStored(dataDir, site);
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong = writers.flatMap((writer) => writer.faults);
  const told = writers.flatMap((writer) => writer.tasks);
  const byUuid = new Map<string, Stored>();
  for (const task of stored) {
    if (byUuid.has(task.client_uuid)) doubled.push(`${task.client_uuid} is stored twice`);
    byUuid.set(task.client_uuid, task);
  }
  for (const { clientUuid, id, status, changes } of told) {
    const task = byUuid.get(clientUuid);
    if (!task || task.id !== id) {
      lost.push(`${clientUuid} was acknowledged and is ${task ? `another task (${task.id})` : 'gone'}`);
      continue;
    }
    const difference = `${clientUuid} changed ${task.changes} times, not ${changes}, to ${task.status}, not ${status}`;
    if (task.changes > changes) doubled.push(difference);
    else if (task.changes < changes || task.status !== status) lost.push(difference);
    byUuid.delete(clientUuid);
  }
  for (const uuid of byUuid.keys()) wrong.push(`${uuid} is stored and nobody was told`);
  return { lost, doubled, wrong };
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
