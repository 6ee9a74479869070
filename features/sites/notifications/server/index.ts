export type { Notice, NotificationKind, Params, SentNotice, Words } from './notify/kind.ts';
