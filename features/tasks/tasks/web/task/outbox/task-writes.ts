import type { QueryClient } from '@tanstack/react-query';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type Task, taskEndpoints } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import type { AboutTask, AboutTransition } from './about.ts';
import { editNote, editTransition } from './edit-again.ts';
import { cacheTask, refreshTask } from './task-answer.ts';

const ofTask = {
  place: ({ title, site }: AboutTask): string => [title, site].filter(Boolean).join(' · '),
  page: ({ id }: AboutTask): string => taskHref(id),
  delivered: ({ client, answer }: { client: QueryClient; answer: Task }): void => cacheTask(client, answer),
  refused: (client: QueryClient, { about }: { about: AboutTask }): void => refreshTask(client, about.id),
};

export const transitionTaskWrite: WriteKind<typeof taskEndpoints.transitionTask, AboutTransition> = {
  ...ofTask,
  // Devices keep unsent writes under this name.
  name: 'moveTask',
  endpoint: taskEndpoints.transitionTask,
  title: ({ transition, number }) => text(`tasks:outbox.${transition}`, { number }),
  edit: editTransition,
};

export const resultPhotosWrite: WriteKind<typeof taskEndpoints.addResolutionImages, AboutTask> = {
  ...ofTask,
  name: 'addResolutionImages',
  endpoint: taskEndpoints.addResolutionImages,
  title: ({ number }) => text('tasks:outbox.photos', { number }),
};

/** A kind of its own, because a close may wait for photos of the result but not for these. */
export const photosBeforeWrite: WriteKind<typeof taskEndpoints.addResolutionImages, AboutTask> = {
  ...resultPhotosWrite,
  name: 'addImagesBefore',
};

export const signTaskWrite: WriteKind<typeof taskEndpoints.signTask, AboutTask> = {
  ...ofTask,
  name: 'signTask',
  endpoint: taskEndpoints.signTask,
  title: ({ number }) => text('tasks:outbox.signature', { number }),
};

export const addNoteWrite: WriteKind<typeof taskEndpoints.addTaskNote, AboutTask> = {
  ...ofTask,
  name: 'addTaskNote',
  endpoint: taskEndpoints.addTaskNote,
  title: ({ number }) => text('tasks:outbox.note', { number }),
  edit: editNote,
};
