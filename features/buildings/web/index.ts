import './texts.ts';

export { areaTypeFilter } from './area-types/area-type-filter.ts';
export { areaTypeWords } from './area-types/area-type-words.ts';
export { BuildingFacts } from './building-facts.tsx';
export { hoursLines, weekday } from './business-hours.ts';
export { CommonAreaList } from './common-area-list.tsx';
export { addressLine, directionsHref } from './place/address.ts';
export { ApproximateMark } from './place/approximate-mark.tsx';
export { DirectionsLink } from './place/directions-link.tsx';
export { NeedsLocationMark } from './place/needs-location-mark.tsx';
export { StackingPlan } from './stacking-plan/index.ts';
export { buildingQuery, useAreaTypes, useBuilding } from './use-building.ts';
