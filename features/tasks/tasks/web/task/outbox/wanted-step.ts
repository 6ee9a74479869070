import { createStore } from '#platform/web/store/index';

export type Step = 'close' | 'cancel' | 'reopen' | 'note';

/** The dialog that the task's page opens when it is next shown. */
export const wantedStepStore = createStore<{ taskId: number; step: Step } | null>(null);
