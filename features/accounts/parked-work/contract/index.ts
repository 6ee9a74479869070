export { type ParkedWork, parkedWorkEndpoints } from './endpoints.ts';
