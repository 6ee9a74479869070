import { createStore } from '#platform/web/store/index';

/** Whether the palette is open. */
export const paletteStore = createStore(false);

/** What is searched for in it. */
export const paletteQueryStore = createStore('');

export const paletteSearchId = 'palette-search';
