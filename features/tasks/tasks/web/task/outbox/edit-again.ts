import { draftKey, readDraft, saveDraft } from '#platform/web/forms/drafts';
import type { WriteAbout } from '#platform/web/outbox/index';
import { taskHref } from '../../addresses.ts';
import type { AboutTask, AboutTransition } from './about.ts';
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

export const editTransition = (write: WriteAbout<AboutTransition>): Promise<string> =>
  editAgain(write, write.about.transition);

export const editNote = (write: WriteAbout<AboutTask>): Promise<string> =>
  editAgain(write, 'note', { refused: write.id });
