import { createStore } from '#platform/web/store/index';

export const paletteStore = createStore(false);
