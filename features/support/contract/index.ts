export { mostSupported, type SupportedOrganization, supportEndpoints } from './endpoints.ts';
