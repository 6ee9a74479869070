export { shareRecord } from './links/share-record.ts';
export type { SharedRecord } from './links/shared-records.ts';
export { createAuthenticateShare } from './visit/authenticate-share.ts';
export { ipPrefix } from './visit/ip-prefix.ts';
export { presentSharedOrganization } from './visit/shared-organization.ts';
export { countView, picturesOf, unavailable } from './visit/shared-page.ts';
export { sharedPictures } from './visit/shared-pictures.ts';
export type { PictureUrl } from './visit/sign-pictures.ts';
