import { z } from 'zod';
import {
  type BuildingType,
  type BusinessHours,
  floorRun,
  maxNewFloors,
  newBuilding,
  type UsualFloors,
} from '../../contract/index.ts';

export type UsualArea = { name: string; type_id: number; floors: UsualFloors };

const { from, to, cleanable_sqft } = floorRun.shape;

/** As people enter it: the floors as a run. */
export const newBuildingSchema = newBuilding
  .omit({ floors: true, job_id: true })
  .extend({
    from: from.nullable().default(null),
    to: to.nullable().default(null),
    cleanable_sqft,
  })
  .refine((entered) => entered.to === null || entered.from === null || entered.to >= entered.from, {
    path: ['to'],
    message: 'ends_before_begin',
  })
  .refine((entered) => (entered.to ?? 0) - (entered.from ?? 0) < maxNewFloors, {
    path: ['to'],
    message: 'at_most_hundred_floors',
  });

export type NewBuilding = z.output<typeof newBuildingSchema>;

export const emptyBuilding = {
  name: '',
  address: '',
  address_2: '',
  city: '',
  state: '',
  zip: '',
  county: '',
  area_id: null as number | null,
  /** Empty: that of the address. */
  time_zone: '',
  gross_cleanable_sqft: '' as number | '',
  zones: '' as number | '',
  inspection_frequency_days: '' as number | '',
  business_hours: null as BusinessHours | null,
  from: 1 as number | '',
  to: '' as number | '',
  cleanable_sqft: '' as number | '',
  /** The usual common areas of this type are proposed. */
  building_type: '' as BuildingType | '',
  common_areas: [] as UsualArea[],
};

export type NewBuildingValues = typeof emptyBuilding;

/** `?area=5` fills in the area; `?unsent=<id>` opens a write that the server refused. */
export const createSearch = z.object({
  area: z.coerce.number().int().positive().optional().catch(undefined),
  unsent: z.string().optional().catch(undefined),
});
