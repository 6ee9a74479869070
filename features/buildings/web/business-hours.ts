import { formatTime, intlLocale } from '#platform/web/i18n/index';

type Span = { start: string; end: string };

const isSpan = (value: unknown): value is Span => {
  const { start, end } = (value ?? {}) as Partial<Span>;
  return typeof start === 'string' && typeof end === 'string';
};

const clock = (time: string): string => formatTime(`2027-01-03T${time}:00Z`, 'UTC');

const spanText = ({ start, end }: Span): string => `${clock(start)} – ${clock(end)}`;

/** Name of a weekday; 0 is Sunday. */
export const weekday = (day: number, style: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(intlLocale(), { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2027, 0, 3 + day)),
  );

/** One line for each group of days with the same hours. `{start,end}` applies to every day, `{"1": {start,end}}` to one
 * weekday. */
export const hoursLines = (hours: unknown, closed: string): readonly string[] => {
  if (typeof hours !== 'object' || hours === null) return [];
  if (isSpan(hours)) return [spanText(hours)];
  const byDay = hours as Record<string, unknown>;
  const days = Array.from({ length: 7 }, (_, day) => byDay[String(day)]);
  if (!days.some(isSpan)) return [];
  const groups: { from: number; to: number; text: string }[] = [];
  days.forEach((value, day) => {
    const text = isSpan(value) ? spanText(value) : closed;
    const last = groups.at(-1);
    if (last?.text === text) last.to = day;
    else groups.push({ from: day, to: day, text });
  });
  return groups.map(({ from, to, text }) =>
    from === to ? `${weekday(from)} ${text}` : `${weekday(from)}–${weekday(to)} ${text}`,
  );
};
