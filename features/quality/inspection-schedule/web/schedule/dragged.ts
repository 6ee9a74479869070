import { createStore } from '#platform/web/store/index';
import type { Item } from './item.ts';

/** The item that is being dragged. Kept here, because a browser lets nobody read the data of a drag before the drop. */
export const draggedStore = createStore<Item | null>(null);
