export { feature } from './feature.ts';
export type { Notice, NotificationKind, Params, Told, Words } from './kind.ts';
