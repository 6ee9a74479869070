import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { usualFloors } from '../common-areas/building-types.ts';
import { maxNewAreas } from '../common-areas/common-area.ts';
import { floorFields, maxNewFloors } from '../floors/floor.ts';
import { otherBuildingFields, placeFields } from './building-fields.ts';

/** A record that keeps a building from being deleted; `kind` says which. */
const buildingUse = z.object({ kind: z.string(), id: field.id, label: z.string(), href: z.string() });

export type BuildingUse = z.infer<typeof buildingUse>;

/** Details of such a refusal. `more` counts those that are not listed: beyond the first, or out of the reader's scope. */
export const buildingUses = z.object({ reasons: z.array(buildingUse), more: z.int() });

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
