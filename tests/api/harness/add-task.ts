import { type Task, taskEndpoints } from '#features/tasks/tasks/contract';
import type { Client } from './client.ts';
import type { Company } from './seed-company.ts';

/** Creates a request at a site through the API. */
export const addTask = async (
  client: Client,
  { jobId, buildingId }: Company['inScope'],
  more: object = {},
): Promise<Task> => {
  const answer = await client.call(taskEndpoints.createTask, {
    body: {
      job_id: jobId,
      building_id: buildingId,
      description: 'Wipe the glass',
      type: 'request',
      ...more,
    },
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.payload;
};
