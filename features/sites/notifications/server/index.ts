export { feature } from './feature.ts';
export type { Notice, NotificationKind, Params, SentNotice, Words } from './notify/kind.ts';
