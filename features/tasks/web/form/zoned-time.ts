const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
};

const wallParts = (instant: number, zone: string): Record<string, string> =>
  Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );

/** `2026-03-04T21:30` on the clocks of a zone. */
export const wallOf = (instant: string | number, zone: string): string => {
  const { year, month, day, hour, minute } = wallParts(new Date(instant).getTime(), zone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
};

const offsetAt = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = wallParts(instant, zone);
  return (
    Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant / 1000) * 1000
  );
};

const aDay = 86_400_000;

/** A wall-clock time as an instant: an overlap takes the first, a gap the first valid moment after, as the server does. */
export const instantOf = (wall: string, zone: string): string => {
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsets = [offsetAt(asUtc - aDay, zone), offsetAt(asUtc + aDay, zone)] as const;
  const fitting = offsets
    .map((offset) => ({ offset, instant: asUtc - offset }))
    .filter(({ offset, instant }) => offsetAt(instant, zone) === offset)
    .map(({ instant }) => instant);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : asUtc - offsets[0]).toISOString();
};

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * aDay).toISOString().slice(0, 10);
