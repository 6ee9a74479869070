export { type AreaFields, type AreaRow, maxDepth } from './area.ts';
export { areaEndpoints } from './endpoints.ts';
export { areaMessages } from './messages.ts';
