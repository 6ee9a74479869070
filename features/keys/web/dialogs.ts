import { lazyPart } from '#platform/web/routing/index';

const load = () => import('./open-dialogs.ts');

/** They follow each other, so that their code is one file. */
export const [KeyDialog, preloadDialogs] = lazyPart(async () => ({ default: (await load()).KeyDialog }));

export const [FormDialog] = lazyPart(async () => ({ default: (await load()).FormDialog }));

export const [MoveDialog] = lazyPart(async () => ({ default: (await load()).MoveDialog }));

export const [HandOverDialog] = lazyPart(async () => ({ default: (await load()).HandOverDialog }));
