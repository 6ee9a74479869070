export { worldMapEndpoints } from './endpoints.ts';
