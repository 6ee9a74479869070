import { closeAlert } from '../feedback/alerts.ts';
import { createStore } from '../store/create-store.ts';

/** Whether the list of unsent entries is open. */
export const outboxPanelStore = createStore(false);

const notices = new Set<number>();

/** Closes a message about an entry when the list opens, because the list shows the same. */
export const closeWhenPanelOpens = (notice: number): void => {
  notices.add(notice);
};

export const openOutboxPanel = (): void => {
  outboxPanelStore.set(true);
  for (const notice of notices) closeAlert(notice);
  notices.clear();
};

export const closeOutboxPanel = (): void => outboxPanelStore.set(false);
