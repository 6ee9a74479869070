export { type AreaRow, areaEndpoints, areaRow } from './endpoints.ts';
export { areaMessages } from './messages.ts';
