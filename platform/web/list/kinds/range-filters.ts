import { z } from 'zod';
import { formatDate } from '../../i18n/dates.ts';
import { formatNumber } from '../../i18n/numbers.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../routing/lazy-part.ts';
import { urlDate } from '../../routing/search-fields.ts';
import { type Filter, type FilterKind, type FilterOptions, filterWords } from '../filter.ts';

const [RangeField, preload] = lazyPart(async () => ({
  default: (await import('./range-field.tsx')).RangeField,
}));

/** `label` names the range, `from` and `to` its ends. */
type Labels = Record<'label' | 'from' | 'to', TextKey>;

export type RangeOptions = FilterOptions &
  Labels & { ends: readonly [from: string, to: string]; input: 'date' | 'number' };

type End = string | number | undefined;

/** Both ends belong to the range; each may be open. */
export const endsOf = (search: object, { ends }: Pick<RangeOptions, 'ends'>): { from: End; to: End } => {
  const values = search as Record<string, End>;
  return { from: values[ends[0]], to: values[ends[1]] };
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

const rangeFilter = <const F extends string, const T extends string, S extends z.ZodType>(
  name: string,
  ends: readonly [F, T],
  schema: S,
  options: Omit<RangeOptions, 'name' | 'ends'>,
): Filter<Record<F | T, S>> => ({
  schema: { [ends[0]]: schema, [ends[1]]: schema } as Record<F | T, S>,
  kind: rangeKind,
  options: { ...options, name, ends } as RangeOptions,
});

const endsFor = <const N extends string>(name: N): readonly [`${N}_from`, `${N}_to`] => [
  `${name}_from`,
  `${name}_to`,
];

/** A range of days: `due` has the parameters `due_from` and `due_to`. */
export const dateRangeFilter = <const N extends string>(name: N, labels: Labels) =>
  rangeFilter(name, endsFor(name), urlDate(), { ...labels, input: 'date' });

/** A range of days whose parameters have names of their own. */
export const datesFilter = <const F extends string, const T extends string>(
  ends: readonly [F, T],
  labels: Labels,
) => rangeFilter(ends[0], ends, urlDate(), { ...labels, input: 'date' });

export const numberRangeFilter = <const N extends string>(name: N, labels: Labels) =>
  rangeFilter(name, endsFor(name), z.coerce.number().optional().catch(undefined), {
    ...labels,
    input: 'number',
  });
