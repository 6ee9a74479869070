export { type AreaRow, areaEndpoints, areaRow } from './endpoints.ts';
