import { fold, searchedWords } from '#platform/contract/fold';

/** The zones of the United States that most companies work in, from east to west. They stand first in a list. */
const mainZones = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

const known = new Map<string, string>();

const makeName = (zone: string, locale: string): string => {
  const part = (timeZoneName: 'longGeneric' | 'shortOffset'): string =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = part('longGeneric');
  const offset = part('shortOffset').replace('-', '−');
  if (name === part('shortOffset')) return `${cityOf(zone)} (${offset})`;
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} – ${cityOf(zone)} (${offset})`;
};

/** `Central Time – Chicago (GMT−6)`, with the distance to Greenwich of today. Finding a name takes about a millisecond. */
export const zoneName = (zone: string, locale: string): string => {
  const key = `${locale} ${zone}`;
  const name = known.get(key) ?? makeName(zone, locale);
  known.set(key, name);
  return name;
};

/** `Berlin, Europe`: what can be said of the 400 other zones in no time. */
const briefName = (zone: string): string => [cityOf(zone), ...zone.split('/').slice(0, 1)].join(', ');

export type ZoneChoice = { value: string; label: string };

/** The zones to choose from, and the current one. */
export const zoneChoices = (locale: string, current = ''): ZoneChoice[] => {
  const named = [...new Set([...mainZones, ...(current === '' ? [] : [current])])];
  const others = Intl.supportedValuesOf('timeZone')
    .filter((zone) => !named.includes(zone))
    .map((zone) => ({ value: zone, label: briefName(zone) }));
  others.sort((a, b) => a.label.localeCompare(b.label, locale));
  return [...named.map((zone) => ({ value: zone, label: zoneName(zone, locale) })), ...others];
};

/** Whether a choice has every word that was typed, in its label or in the name that computers use: `America/Chicago`. */
export const zoneMatches = ({ value, label }: ZoneChoice, typed: string): boolean => {
  const words = fold(`${label} ${value} ${value.replaceAll('_', ' ')}`).replaceAll('−', '-');
  return searchedWords(typed.replaceAll('−', '-')).every((word) => words.includes(word));
};
