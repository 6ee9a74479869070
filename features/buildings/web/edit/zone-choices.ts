const zones = Intl.supportedValuesOf('timeZone');

/** `America/New York`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** The time zones to choose from, and the one that a building has. */
export const zoneChoices = (current?: string) =>
  (current === undefined || zones.includes(current) ? zones : [current, ...zones]).map((zone) => ({
    value: zone,
    label: zoneName(zone),
  }));
