import { draftKey, keepDraft } from '#platform/web/forms/drafts';
import type { WriteAbout } from '#platform/web/outbox/index';
import { createStore } from '#platform/web/store/index';
import { taskHref } from '../addresses.ts';
import type { AboutMove } from './about.ts';

/** A step whose dialog the task's page opens by itself when it comes up. */
export const wantedStepStore = createStore<{ taskId: number; step: 'close' | 'cancel' | 'reopen' } | null>(
  null,
);

const withDialog = ['close', 'cancel', 'reopen'];

/** What was entered goes back into the dialog as its draft. A begin has nothing to enter. */
export const editMove = async ({ about, owner, form }: WriteAbout<AboutMove>): Promise<string> => {
  const { id, transition } = about;
  if (withDialog.includes(transition)) {
    if (form) {
      const key = draftKey(owner.user, owner.organization, `task-${transition}`, id);
      await keepDraft(key, form, {}).catch(() => undefined);
    }
    wantedStepStore.set({ taskId: id, step: transition as 'close' });
  }
  return taskHref(id);
};
