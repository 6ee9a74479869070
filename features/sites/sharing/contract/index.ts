export { sharingEndpoints } from './endpoints.ts';
export { sharingMessages } from './messages.ts';
export { type ShareLink, shareLink, signatureMinutes } from './share-link.ts';
export {
  isSharedPage,
  type LinkOver,
  type SharedOrganization,
  sharedOrganization,
} from './shared-organization.ts';
export { type SharedPlace, sharedBuilding, sharedPlace } from './shared-place.ts';
