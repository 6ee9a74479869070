import { z } from 'zod';
import { endpoint } from '#platform/contract/endpoint';
import * as field from '#platform/contract/fields';

/** Found by the geocoder, the middle of the ZIP code, or said by a person. */
export const locationSources = ['geocoder', 'zip', 'manual'] as const;

export const locationSource = z.enum(locationSources).nullable();

export const buildingPosition = z.object({
  id: field.id,
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  location_approximate: z.boolean(),
  location_source: locationSource,
  time_zone: z.string(),
  updated_at: z.string(),
});

export type BuildingPosition = z.infer<typeof buildingPosition>;

const degrees = (max: number) => z.number().min(-max).max(max);

export const positionEndpoints = {
  setBuildingPosition: endpoint({
    method: 'PUT',
    path: '/core/building/{id}/position',
    summary: 'Put the pin of a building where it belongs; no geocoder moves it from there',
    access: { all: ['admin.canEditJobSite'] },
    params: field.idParams,
    body: z.strictObject({ lat: degrees(90), lng: degrees(180), updated_at: field.updatedAt }),
    answer: buildingPosition,
    rate: 'write',
    audit: 'building.position-set',
  }),
};
