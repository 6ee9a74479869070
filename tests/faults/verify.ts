import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { openDatabase } from '../../platform/server/db/database.ts';
import { systemScope } from '../../platform/server/http/person.ts';
import type { Bed } from './bed.ts';
import type { Site } from './create-site.ts';
import type { Writer, WrittenTask } from './writer.ts';

type Stored = { id: number; client_uuid: string; status: string; changes: number; notices: number };

/** One sentence for each difference. */
export type Verdict = { lost: string[]; doubled: string[]; wrong: string[] };

/** Compares the answers that the writers got with what is stored. */
export const verify = async (
  bed: Bed,
  site: Site,
  writers: readonly Writer[],
  { notified: hasToBeNotified = true } = {},
): Promise<Verdict> => {
  const stored = await bed.withDatabase((url) => readStored(url, site));
  const lost: string[] = [];
  const doubled: string[] = [];
  const wrong = writers.flatMap((writer) => writer.faults);
  const written = writers.flatMap((writer) => writer.tasks);
  const byUuid = new Map<string, Stored>();
  for (const task of stored) {
    if (byUuid.has(task.client_uuid)) doubled.push(`${task.client_uuid} is stored twice`);
    byUuid.set(task.client_uuid, task);
  }
  for (const one of written) {
    const task = byUuid.get(one.clientUuid);
    if (task?.id === one.id) {
      compare(one, task, lost, doubled, hasToBeNotified);
      byUuid.delete(one.clientUuid);
    } else
      lost.push(`${one.clientUuid} was acknowledged and is ${task ? `another task (${task.id})` : 'gone'}`);
  }
  for (const uuid of byUuid.keys()) wrong.push(`${uuid} is stored and nobody was told`);
  return { lost, doubled, wrong };
};

const compare = (
  one: WrittenTask,
  task: Stored,
  lost: string[],
  doubled: string[],
  hasToBeNotified: boolean,
): void => {
  const { clientUuid, status, changes } = one;
  const difference = `${clientUuid} changed ${task.changes} times, not ${changes}, to ${task.status}, not ${status}`;
  if (task.changes > changes) doubled.push(difference);
  else if (task.changes < changes || task.status !== status) lost.push(difference);
  const heard = `of ${clientUuid} its assignee was told ${task.notices} times`;
  if (hasToBeNotified && task.notices < 1) lost.push(heard);
  if (task.notices > 1) doubled.push(heard);
};

const readStored = async (applicationUrl: string, site: Site): Promise<Stored[]> => {
  const database = openDatabase({ url: applicationUrl });
  try {
    return await database.withTenant(systemScope(site.organizationId), (tenant) =>
      tenant.query({
        text: `select t.id, t.client_uuid, t.status,
            (select count(*)::int from audit_log a where a.organization_id = $1 and a.entity = 'task'
              and a.entity_id = t.id) as changes,
            (select count(*)::int from notifications n where n.organization_id = $1 and n.entity = 'task'
              and n.entity_id = t.id and n.kind = 'task.created' and n.user_id = $2) as notices
          from tasks t where t.organization_id = $1 and t.description like 'Write %'`,
        values: [site.organizationId, site.colleague.userId],
        row: z.custom<Stored>(),
      }),
    );
  } finally {
    await database.close();
  }
};

/** Milliseconds. Work of a killed process starts again within a minute, and there may be several pieces. */
const timeout = 150_000;

/** Waits until the server has notified the assignees of all tasks; returns the milliseconds. */
export const untilNotified = async (bed: Bed, site: Site, writers: readonly Writer[]): Promise<number> => {
  const since = performance.now();
  const tasks = writers.reduce((total, writer) => total + writer.tasks.length, 0);
  await bed.withDatabase(async (url) => {
    for (;;) {
      const stored = await readStored(url, site).catch(() => []);
      const notified = stored.filter((task) => task.notices > 0).length;
      if (notified >= tasks || performance.now() - since > timeout) return;
      await pause(500);
    }
  });
  return Math.round(performance.now() - since);
};
