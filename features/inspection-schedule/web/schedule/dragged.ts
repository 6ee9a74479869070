import { createStore } from '#platform/web/store/index';
import type { Item } from './item.ts';

/** The item under the pointer: what a browser carries along while dragging cannot be read before it is dropped. */
export const draggedStore = createStore<Item | null>(null);
