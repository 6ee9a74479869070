export { type PhotoSourceCount, photoEndpoints, type SitePhoto } from './endpoints.ts';
