import { type Building, type BusinessHours, buildingEndpoints, hoursByDay } from '../../contract/index.ts';

/** Required fields are always sent. As optional fields, emptied inputs would be left out and keep their values. */
export const editSchema = buildingEndpoints.updateBuilding.body.required({
  name: true,
  address: true,
  city: true,
  state: true,
  zip: true,
});

const days = ['0', '1', '2', '3', '4', '5', '6'] as const;

const hoursOf = (hours: unknown): BusinessHours | null => {
  const byDay = hoursByDay(hours);
  if (!byDay) return null;
  const open = days.map((day, nth) => [day, byDay[nth]] as const).filter(([, span]) => span);
  return Object.fromEntries(open) as BusinessHours;
};

export const valuesOf = (building: Building) => ({
  name: building.name,
  address: building.address,
  address_2: building.address_2 ?? '',
  city: building.city,
  state: building.state,
  zip: building.zip,
  county: building.county ?? '',
  area_id: building.area_id,
  time_zone: building.time_zone,
  gross_cleanable_sqft: building.gross_cleanable_sqft ?? ('' as const),
  number_of_floors: building.number_of_floors ?? ('' as const),
  zones: building.zones ?? ('' as const),
  inspection_frequency_days: building.inspection_frequency_days ?? ('' as const),
  business_hours: hoursOf(building.business_hours),
  status: building.status,
  replace_pin: false,
});

/** Whether a save moves a building whose pin somebody corrected: it stays unless the person says otherwise. */
export const movesCorrectedPin = (building: Building, values: BuildingValues): boolean =>
  building.location_source === 'manual' &&
  (['address', 'city', 'state', 'zip'] as const).some((part) => values[part] !== building[part]);

export type BuildingValues = ReturnType<typeof valuesOf>;
