import type { builtInAreaTypes } from './area-types.ts';

type AreaTypeKey = keyof typeof builtInAreaTypes;

/** Which floors usually have such an area: each, the lowest above ground, or all but that one. */
export const usualFloors = ['each', 'ground', 'upper'] as const;

export type UsualFloors = (typeof usualFloors)[number];

type Usual = { key: AreaTypeKey; floors: UsualFloors };

const tower: readonly Usual[] = [
  { key: 'lobby', floors: 'ground' },
  { key: 'restroom', floors: 'each' },
  { key: 'elevator', floors: 'each' },
  { key: 'stairwell', floors: 'each' },
  { key: 'corridor', floors: 'each' },
  { key: 'janitor-closet', floors: 'each' },
];

/** The common areas that buildings of a type usually have: at most nine, as many as one call adds. */
export const usualAreas = {
  office: [
    ...tower,
    { key: 'kitchen', floors: 'upper' },
    { key: 'conference-room', floors: 'upper' },
    { key: 'loading-dock', floors: 'ground' },
  ],
  medical: [...tower, { key: 'office-suite', floors: 'upper' }, { key: 'kitchen', floors: 'upper' }],
  retail: [
    { key: 'lobby', floors: 'ground' },
    { key: 'restroom', floors: 'each' },
    { key: 'corridor', floors: 'each' },
    { key: 'loading-dock', floors: 'ground' },
    { key: 'garage', floors: 'ground' },
    { key: 'exterior', floors: 'ground' },
  ],
  residential: [
    { key: 'lobby', floors: 'ground' },
    { key: 'amenity', floors: 'ground' },
    { key: 'elevator', floors: 'each' },
    { key: 'stairwell', floors: 'each' },
    { key: 'corridor', floors: 'each' },
    { key: 'garage', floors: 'ground' },
    { key: 'exterior', floors: 'ground' },
  ],
} as const satisfies Record<string, readonly Usual[]>;

export type BuildingType = keyof typeof usualAreas;

export const buildingTypes = Object.keys(usualAreas) as [BuildingType, ...BuildingType[]];
