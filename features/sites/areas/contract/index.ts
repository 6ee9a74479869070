export { type AreaCounts, type AreaFields, type AreaRow, areaRow, maxDepth } from './area.ts';
export { areaEndpoints } from './endpoints.ts';
export { areaMessages } from './messages.ts';
