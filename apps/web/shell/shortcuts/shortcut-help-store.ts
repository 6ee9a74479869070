import { createStore } from '#platform/web/store/index';

export const shortcutHelpStore = createStore(false);
