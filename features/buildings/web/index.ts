import './texts.ts';

export { addressLine, directionsHref } from './address.ts';
export { ApproximateMark } from './approximate-mark.tsx';
export { areaTypeFilter } from './area-type-filter.ts';
export { areaTypeWords } from './area-type-words.ts';
export { BuildingFacts } from './building-facts.tsx';
export { hoursLines, weekday } from './business-hours.ts';
export { CommonAreaList } from './common-area-list.tsx';
export { DirectionsLink } from './directions-link.tsx';
export { NeedsLocationMark } from './needs-location-mark.tsx';
export { buildingQuery, useAreaTypes, useBuilding } from './use-building.ts';
