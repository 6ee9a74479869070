import { z } from 'zod';
import * as field from '#platform/contract/fields';

/** Levels of areas: region, then two levels of territories. */
export const maxDepth = 3;

/** A territory of buildings; the top level is a region. */
export const areaRow = z.object({
  id: field.id,
  name: z.string(),
  parent_area_id: field.id.nullable(),
  manager: field.named.nullable(),
  updated_at: z.string(),
});

export type AreaRow = z.infer<typeof areaRow>;

export const areaFields = {
  name: field.name,
  parent_area_id: z.int('parent_area_number').pipe(field.id).nullable().default(null),
  manager_user_id: field.id.nullable().default(null),
};

export type AreaFields = z.output<z.ZodObject<typeof areaFields>>;

/** What lies in an area and in all areas below it. */
export const areaCounts = z.object({ id: field.id, buildings: z.int(), jobs: z.int() });

export type AreaCounts = z.infer<typeof areaCounts>;
