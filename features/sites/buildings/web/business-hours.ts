import { formatTime, intlLocale } from '#platform/web/i18n/index';
import { hoursByDay, type Span } from '../contract/index.ts';

const clock = (time: string): string => formatTime(`2027-01-03T${time}:00Z`, 'UTC');

const spanText = ({ start, end }: Span): string => `${clock(start)} – ${clock(end)}`;

/** Name of a weekday; 0 is Sunday. */
export const weekday = (day: number, style: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(intlLocale(), { weekday: style, timeZone: 'UTC' }).format(
    new Date(Date.UTC(2027, 0, 3 + day)),
  );

/** One line for each group of days with the same hours; one line alone for hours that apply to every day. */
export const hoursLines = (hours: unknown, closed: string): readonly string[] => {
  const days = hoursByDay(hours);
  if (!days) return [];
  const groups: { from: number; to: number; text: string }[] = [];
  days.forEach((span, day) => {
    const text = span ? spanText(span) : closed;
    const last = groups.at(-1);
    if (last?.text === text) last.to = day;
    else groups.push({ from: day, to: day, text });
  });
  const [first] = groups;
  if (first && groups.length === 1) return [first.text];
  return groups.map(({ from, to, text }) =>
    from === to ? `${weekday(from)} ${text}` : `${weekday(from)}–${weekday(to)} ${text}`,
  );
};
