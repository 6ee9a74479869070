import { createStore } from '../store/create-store.ts';

export const jobPanels = ['services', 'contracts', 'buildings', 'client'] as const;

export type JobPanel = (typeof jobPanels)[number];

export type JobDrawerState = { jobId: number; panel: JobPanel };

export const jobDrawerStore = createStore<JobDrawerState | null>(null);

/** Opens the drawer of a job site at the right edge. */
export const showJobDrawer = (state: { jobId: number | string; panel: JobPanel }): void => {
  const jobId = Number.parseInt(String(state.jobId), 10);
  if (jobId > 0) jobDrawerStore.set({ jobId, panel: state.panel });
};

export const closeJobDrawer = (): void => jobDrawerStore.set(null);
