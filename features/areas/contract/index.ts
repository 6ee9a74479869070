export { type AreaRow, areaEndpoints } from './endpoints.ts';
export { areaMessages } from './messages.ts';
