import { lazyPart } from '../../routing/lazy-part.ts';

/** Fetched when somebody draws. */
export const [DrawDialog] = lazyPart(() => import('./draw-dialog.tsx'));
