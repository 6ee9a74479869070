export { maxSupported, type SupportedOrganization, supportEndpoints } from './endpoints.ts';
