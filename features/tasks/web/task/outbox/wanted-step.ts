import { createStore } from '#platform/web/store/index';

export type Step = 'close' | 'cancel' | 'reopen' | 'note';

/** What the task's page opens by itself when it comes up. */
export const wantedStepStore = createStore<{ taskId: number; step: Step } | null>(null);
