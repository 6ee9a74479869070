import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { usualFloors } from '../common-areas/building-types.ts';
import { maxNewAreas } from '../common-areas/common-area.ts';
import { floorFields, maxNewFloors } from '../floors/floor.ts';
import { otherBuildingFields, placeFields } from './building-fields.ts';

/** A building with the floors and common areas it begins with. */
export const newBuilding = z.strictObject({
  ...placeFields,
  ...otherBuildingFields,
  floors: z.array(z.strictObject(floorFields)).max(maxNewFloors).default([]),
  /** Common areas, each on those of the new floors where such areas usually are. */
  common_areas: z
    .array(z.strictObject({ name: field.name, type_id: field.id, floors: z.enum(usualFloors) }))
    .max(maxNewAreas, 'at_most_nine_areas')
    .default([]),
  /** The job that is done there. */
  job_id: field.id.nullable().default(null),
});

export type NewBuildingBody = z.output<typeof newBuilding>;
