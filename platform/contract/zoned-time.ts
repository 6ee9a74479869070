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
  const { year = '', month, day, hour, minute } = wallParts(new Date(instant).getTime(), zone);
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
};

/** What the clocks of a zone show, read as if they were UTC's. */
const shownAt = (instant: number, zone: string): number => {
  const { year, month, day, hour, minute, second } = wallParts(instant, zone);
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
};

const aDay = 86_400_000;

/** The moment the clocks go forward: a whole second after `before`, at `after` at the latest. */
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

/** A wall-clock time in a zone as an instant: the first moment at which the clocks there show it or, where they leap
 * over it, something later. 02:30 in a gap from 02:00 to 03:00 is 03:00; of two 01:30 it is the first. */
export const instantAt = (date: string, time: string, zone: string): string => {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => shownAt(instant, zone) - instant;
  const [early, late] = [wall - offsetAt(wall + aDay), wall - offsetAt(wall - aDay)];
  const fitting = [early, late].filter((instant) => shownAt(instant, zone) === wall);
  const instant = fitting.length > 0 ? Math.min(...fitting) : changeBetween(early, late, zone);
  return new Date(instant).toISOString();
};
