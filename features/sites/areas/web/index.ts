export { AreaField, useAreas } from './area-field.tsx';
export { areaFilter } from './area-filter.ts';
export { AreaSelect } from './area-select.tsx';
export { areaName, flatten, placeAreas } from './area-tree.ts';
