import { lazyPart } from '#platform/web/routing/index';

/** Comes after the page: photos are sent a while after it is opened. */
export const [SentShare, warmSentShare] = lazyPart(() => import('./sent-share.tsx'));
