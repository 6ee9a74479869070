import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, call, queryKeyOf } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { text, todayIn } from '#platform/web/i18n/index';
import { type Task, taskEndpoints, undoMilliseconds } from '../../contract/index.ts';
import { taskQuery } from '../queries.ts';
import { moved } from './moved.ts';

export type Move = Omit<z.input<typeof taskEndpoints.moveTask.body>, 'id'>;

const offerUndo = (client: QueryClient, task: Task): void => {
  showAlert({
    text: text('tasks:task.closed', { number: task.number }),
    colour: 'green',
    duration: undoMilliseconds,
    action: {
      label: text('platform:actions.undo'),
      run: () => {
        moveTask(client, task, { transition: 'undo' })
          .then(() => showSuccess(text('tasks:task.undone', { number: task.number })))
          .catch(tellMove);
      },
    },
  });
};

/** The new status stands at once; a refusal puts the old one back, and a task that somebody else moved is read again. */
export const moveTask = async (client: QueryClient, task: Task, move: Move): Promise<Task> => {
  const { queryKey } = taskQuery(task.id);
  await client.cancelQueries({ queryKey });
  const before = client.getQueryData<Task>(queryKey) ?? task;
  client.setQueryData(
    queryKey,
    moved(before, move.transition, todayIn(task.building.time_zone), new Date().toISOString()),
  );
  try {
    const answer = await call(taskEndpoints.moveTask, { body: { id: task.id, ...move } });
    client.setQueryData(queryKey, answer);
    void client.invalidateQueries({ queryKey: queryKeyOf(taskEndpoints.listTasks) });
    if (answer.allowed_transitions.includes('undo')) offerUndo(client, answer);
    return answer;
  } catch (error) {
    client.setQueryData(queryKey, before);
    if (isRefused(error)) void client.invalidateQueries({ queryKey });
    throw error;
  }
};

export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409].includes(error.status);

export const tellMove = (error: unknown): void => {
  if (error instanceof ApiError && error.status === 409) {
    showAlert({ text: `${error.message}\n${text('tasks:task.changedMeanwhile')}`, colour: 'red' });
  } else showProblem(error);
};
