import type { QueryClient } from '@tanstack/react-query';
import { draftKey, readDraft, saveDraft } from '#platform/web/forms/drafts';
import { text } from '#platform/web/i18n/index';
import type { WriteAbout, WriteKind } from '#platform/web/outbox/index';
import { type Task, taskEndpoints } from '../../../contract/index.ts';
import { taskHref } from '../../addresses.ts';
import type { AboutTask, AboutTransition } from './about.ts';
import { cacheTask, refreshTask } from './task-answer.ts';
import { type Step, wantedStepStore } from './wanted-step.ts';

const steps: readonly string[] = ['close', 'cancel', 'reopen', 'note'] satisfies Step[];

/** Puts what was entered back into its form as a draft, unless there already is one. "Begin" has no form. */
const editAgain = async (
  { about, owner, form }: WriteAbout<AboutTask>,
  step: string,
  more: object = {},
): Promise<string> => {
  if (form && steps.includes(step)) {
    const key = draftKey(owner.user, owner.organization, `task-${step}`, about.id);
    if (!(await readDraft(key))) await saveDraft(key, { ...form, ...more }, {});
    wantedStepStore.set({ taskId: about.id, step: step as Step });
  }
  return taskHref(about.id);
};

const editTransition = (write: WriteAbout<AboutTransition>): Promise<string> =>
  editAgain(write, write.about.transition);

const editNote = (write: WriteAbout<AboutTask>): Promise<string> =>
  editAgain(write, 'note', { refused: write.id });

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
