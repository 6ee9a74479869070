import { type TaskSeries, taskEndpoints } from '#features/tasks/tasks/contract';
import type { Client } from './client.ts';
import { readSeries } from './task-series.ts';

/** Saves a series like a person who has just read it. */
export const updateSeries = async (client: Client, id: number, more: object) => {
  const { updated_at } = await readSeries(client, id);
  const fields = { title: 'Stairs', description: 'Wax', type: 'service' };
  return client.send(taskEndpoints.updateSeries, {
    params: { id },
    body: { ...fields, updated_at, ...more },
  });
};

/** Saves this date and the following ones; returns the new series that contains them. */
export const splitSeries = async (
  client: Client,
  id: number,
  occurrence_date: string,
  more: object = {},
): Promise<TaskSeries> => {
  const answer = await updateSeries(client, id, { ...more, scope: 'following', occurrence_date });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};
