import { taskEndpoints } from '#features/tasks/tasks/contract';
import type { Client } from './client.ts';

/** Asks for any transition, even one that the types do not allow. */
export const transitionTask = (client: Client, id: number, transition: string, more: object = {}) =>
  client.send(taskEndpoints.transitionTask, { body: { id, transition, ...more } });
