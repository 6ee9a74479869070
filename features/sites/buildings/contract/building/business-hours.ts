import { z } from 'zod';
import * as field from '#platform/contract/fields';

export type Span = { start: string; end: string };

const span = z
  .strictObject({ start: field.wallTime, end: field.wallTime })
  .refine(({ start, end }) => end > start, { path: ['end'], message: 'ends_before_begin' });

/** By weekday, 0 is Sunday; closed on days that are left out. */
export const businessHours = z.partialRecord(z.enum(['0', '1', '2', '3', '4', '5', '6']), span);

export type BusinessHours = z.output<typeof businessHours>;

const isSpan = (value: unknown): value is Span => {
  const { start, end } = (value ?? {}) as Partial<Span>;
  return typeof start === 'string' && typeof end === 'string';
};

const tidySpan = ({ start, end }: Span): Span => ({ start, end });

/** From Sunday on, null for a closed day. `{start,end}` applies to every day, `{"1": {start,end}}` to one weekday;
 * undefined when nothing was entered. */
export const hoursByDay = (hours: unknown): (Span | null)[] | undefined => {
  if (typeof hours !== 'object' || hours === null) return undefined;
  const days = Array.from({ length: 7 }, (_, day) =>
    isSpan(hours) ? hours : (hours as Record<string, unknown>)[String(day)],
  );
  return days.some(isSpan) ? days.map((day) => (isSpan(day) ? tidySpan(day) : null)) : undefined;
};
