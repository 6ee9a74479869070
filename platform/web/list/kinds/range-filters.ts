import { z } from 'zod';
import { formatDate } from '../../i18n/dates.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { type Filter, type FilterKind, type FilterOptions, filterWords } from '../filter.ts';

const [RangeField, preload] = lazyPart(async () => ({
  default: (await import('./range-field.tsx')).RangeField,
}));

/** `label` names the range, `from` and `to` its ends. */
type Labels = Record<'label' | 'from' | 'to', TextKey>;

export type RangeOptions = FilterOptions & Labels & { input: 'date' | 'number' };

type End = string | number | undefined;

/** Both ends belong to the range; each may be open. */
export const endsOf = (search: object, { name }: Pick<RangeOptions, 'name'>): { from: End; to: End } => {
  const values = search as Record<string, End>;
  return { from: values[`${name}_from`], to: values[`${name}_to`] };
};

const useRangeWords = (search: object, options: RangeOptions): string => {
  const t = useText();
  const { from, to } = endsOf(search, options);
  const say = (end: End) => (options.input === 'date' ? formatDate(String(end)) : formatNumber(Number(end)));
  if (from === undefined) return filterWords(t, options.to, say(to));
  if (to === undefined) return filterWords(t, options.from, say(from));
  return filterWords(t, options.label, `${say(from)} – ${say(to)}`);
};

const rangeKind: FilterKind<RangeOptions> = { useWords: useRangeWords, Field: RangeField, preload };

const rangeFilter = <const N extends string, S extends z.ZodType>(
  name: N,
  schema: S,
  options: Omit<RangeOptions, 'name'>,
): Filter<Record<`${N}_from` | `${N}_to`, S>> => ({
  schema: { [`${name}_from`]: schema, [`${name}_to`]: schema } as Record<`${N}_from` | `${N}_to`, S>,
  kind: rangeKind,
  options: { ...options, name } as RangeOptions,
});

/** A range of days: `due` has the parameters `due_from` and `due_to`. */
export const dateRangeFilter = <const N extends string>(name: N, labels: Labels) =>
  rangeFilter(name, z.iso.date().optional().catch(undefined), { ...labels, input: 'date' });

export const numberRangeFilter = <const N extends string>(name: N, labels: Labels) =>
  rangeFilter(name, z.coerce.number().optional().catch(undefined), { ...labels, input: 'number' });
