import { lazyPart } from '#platform/web/routing/index';

const load = () => import('./open-dialogs.ts');

/** One file for all dialogs, because one usually leads to the next. */
export const [KeyDialog, preloadDialogs] = lazyPart(async () => ({ default: (await load()).KeyDialog }));

export const [FormDialog] = lazyPart(async () => ({ default: (await load()).FormDialog }));

export const [TransitionDialog] = lazyPart(async () => ({ default: (await load()).TransitionDialog }));

export const [HandOverDialog] = lazyPart(async () => ({ default: (await load()).HandOverDialog }));
