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

/** The local time in a zone: `2026-03-04T21:30`. */
export const wallOf = (instant: string | number, zone: string): string => {
  const { year = '', month, day, hour, minute } = wallParts(new Date(instant).getTime(), zone);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
};

/** The local time in a zone, as if it were UTC, in milliseconds. */
const shownAt = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = wallParts(instant, zone);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
};

const aDay = 86_400_000;

/** The moment the clocks go forward: at least a second after `before`, at the latest at `after`. */
const changeBetween = (before: number, after: number, zone: string): number => {
  const target = shownAt(after, zone) - after;
  let [low, high] = [before, after];
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (shownAt(middle, zone) - middle === target) high = middle;
    else low = middle;
  }
  return high;
};

/** The instant of a local time in a zone. Of two instants with this local time it is the first (01:30 in autumn). A
 * time that the clocks skip becomes the end of the gap: 02:30 in a gap from 02:00 to 03:00 is 03:00. */
export const instantAt = (date: string, time: string, zone: string): string => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => shownAt(instant, zone) - instant;
  const [early, late] = [wall - offsetAt(wall + aDay), wall - offsetAt(wall - aDay)];
  const fitting = [early, late].filter((instant) => shownAt(instant, zone) === wall);
  const instant = fitting.length > 0 ? Math.min(...fitting) : changeBetween(early, late, zone);
  return new Date(instant).toISOString();
};
