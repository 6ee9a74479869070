import type { QueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { ApiError, serverNow } from '#platform/web/api/index';
import { showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import {
  type AnyEntry,
  dependentsOf,
  type Entry,
  isBlocked,
  savedWords,
  submitAll,
  unsentNow,
  type Write,
} from '#platform/web/outbox/index';
import { type Task, type taskEndpoints, undoMilliseconds } from '../../../contract/index.ts';
import { type AboutTransition, aboutTask, taskGroup } from '../outbox/about.ts';
import { refreshTask } from '../outbox/task-answer.ts';
import { transitionTaskWrite } from '../outbox/task-writes.ts';

export type TransitionInput = Omit<z.input<typeof taskEndpoints.transitionTask.body>, 'id' | 'device_at'>;

type Options = {
  /** Photos and a signature that must be sent first. */
  evidence?: readonly AnyEntry[];
  /** The values of the dialog, so that a refused write can be edited again. */
  form?: Record<string, unknown>;
  onProgress?: (share: number) => void;
};

const showClosed = (client: QueryClient, task: Task, words: string): void => {
  showAlert({
    text: words,
    colour: 'green',
    duration: undoMilliseconds,
    action: {
      label: text('platform:actions.undo'),
      run: () => {
        transitionTask(client, task, { transition: 'undo' })
          .then(() => showSuccess(text('tasks:task.undone', { number: task.number })))
          .catch(showTransitionError);
      },
    },
  });
};

const entryOf = (task: Task, input: TransitionInput, { evidence = [], form }: Options) => {
  const group = taskGroup(task.id);
  const earlier = unsentNow(group);
  const needed = ({ kind, state }: Write) =>
    kind !== transitionTaskWrite.name && kind !== 'addTaskNote' && state !== 'parked';
  const entry: Entry<typeof taskEndpoints.transitionTask, AboutTransition> = {
    kind: transitionTaskWrite,
    id: crypto.randomUUID(),
    parts: { body: { id: task.id, ...input, device_at: serverNow().toISOString() } },
    group,
    about: { ...aboutTask(task), transition: input.transition },
    form,
    needs:
      input.transition === 'undo'
        ? earlier
            .filter(({ state, about }) => state !== 'parked' && about.transition === 'close')
            .map(({ id }) => id)
        : [...evidence.map(({ id }) => id), ...earlier.filter(needed).map(({ id }) => id)],
  };
  const superseded = earlier.filter(
    (write) =>
      write.about.transition === input.transition && (write.state === 'parked' || isBlocked(write, earlier)),
  );
  return { entry, replaces: superseded.flatMap(({ id }) => [id, ...dependentsOf(id, earlier)]) };
};

const send = async (
  client: QueryClient,
  task: Task,
  input: TransitionInput,
  options: Options = {},
): Promise<void> => {
  const { entry, replaces } = entryOf(task, input, options);
  try {
    const outcome = await submitAll<typeof taskEndpoints.transitionTask>(
      client,
      [...(options.evidence ?? []), entry],
      { replaces, keepsInput: options.form !== undefined, onProgress: options.onProgress },
    );
    const number = task.number;
    if (!outcome.sent) {
      const words = `${text(`tasks:outbox.${input.transition}`, { number })}: ${savedWords(outcome)}`;
      if (input.transition === 'close') showClosed(client, task, words);
      else if (input.transition !== 'undo') showSuccess(words);
    } else if (outcome.answer.allowed_transitions.includes('undo')) {
      showClosed(client, outcome.answer, text('tasks:task.closed', { number }));
    }
  } catch (error) {
    if (isRefused(error)) refreshTask(client, task.id);
    throw error;
  }
};

const underway = new Map<string, Promise<void>>();

/** Shows the new status at once, see `withUnsent`. A refusal ends that; if somebody else changed the task, it is read
 * again. A second tap before the page shows the first is ignored. */
export const transitionTask: typeof send = (client, task, input, options) => {
  const key = `${task.id} ${input.transition}`;
  const before = underway.get(key);
  if (before) return before;
  const sending = send(client, task, input, options).finally(() => underway.delete(key));
  underway.set(key, sending);
  return sending;
};

export const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 409].includes(error.status);

export const showTransitionError = (error: unknown): void => {
  if (error instanceof ApiError && error.status === 409 && error.code !== 'undo_too_late') {
    showAlert({ text: `${error.message}\n${text('tasks:task.changedMeanwhile')}`, colour: 'red' });
  } else if (!(error instanceof ApiError && error.status === 401)) showProblem(error);
};
