export { shareRecord } from './actions/share-record.ts';
export { sharingHandlers } from './handlers.ts';
export { createOpenGrant } from './open-grant.ts';
export { purgeOldViews } from './share-view-repository.ts';
export { countView, picturesOf, unavailable } from './shared-page.ts';
export type { SharedRecord, SharedRecords } from './shared-records.ts';
export type { PictureUrl } from './sign-pictures.ts';
