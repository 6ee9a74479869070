export { shareRecord } from './actions/share-record.ts';
export { createAuthenticateShare } from './authenticate-share.ts';
export { feature } from './feature.ts';
export { countView, picturesOf, unavailable } from './shared-page.ts';
export type { SharedRecord } from './shared-records.ts';
export type { PictureUrl } from './sign-pictures.ts';
