import { closeAlert } from '../feedback/alerts.ts';
import { createStore } from '../store/create-store.ts';

/** Whether the list of what waits on the device is open. */
export const outboxPanelStore = createStore(false);

const notices = new Set<number>();

/** The list says it all: notices about its entries go when it opens. */
export const untilPanelOpens = (notice: number): void => {
  notices.add(notice);
};

export const openOutboxPanel = (): void => {
  outboxPanelStore.set(true);
  for (const notice of notices) closeAlert(notice);
  notices.clear();
};

export const closeOutboxPanel = (): void => outboxPanelStore.set(false);
