import { taskEndpoints } from '#features/tasks/contract';
import type { Client } from './client.ts';

/** Whatever is asked, also what the types would not allow. */
export const moveTask = (client: Client, id: number, transition: string, more: object = {}) =>
  client.call(taskEndpoints.moveTask, { body: { id, transition, ...more } as never });
