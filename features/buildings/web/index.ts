import './texts.ts';

export { AccessNote } from './access/access-note.tsx';
export { buildingHref } from './addresses.ts';
export { areaTypeFilter } from './area-types/area-type-filter.ts';
export { areaTypeWords } from './area-types/area-type-words.ts';
export { BuildingFacts } from './building-facts.tsx';
export { hoursLines, weekday } from './business-hours.ts';
export { CommonAreaList } from './common-area-list.tsx';
export { CreateBuilding } from './create/index.ts';
export { addressLine, directionsHref } from './place/address.ts';
export { ApproximateMark } from './place/approximate-mark.tsx';
export { DirectionsLink } from './place/directions-link.tsx';
export { NeedsLocationMark } from './place/needs-location-mark.tsx';
export { PositionForm } from './place/position-form.tsx';
export { BuildingBrief, BuildingSections } from './record/index.ts';
export { tenantsQuery } from './stacking-plan/queries.ts';
export { useVacancy } from './stacking-plan/use-vacancy.ts';
export { buildingQuery, useAreaTypes, useBuilding } from './use-building.ts';
