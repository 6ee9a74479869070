import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { TextKey } from '../i18n/texts.ts';
import type { Translate } from '../i18n/use-text.ts';

export type SearchOf<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

export type FilterOptions = {
  /** Name of the parameter in the address. */
  name: string;
  label: TextKey;
};

/** How many rows each choice of a filter leaves: undefined while it is not known. */
export type CountOf = (filter: string, value: string) => number | undefined;

export type FieldProps<O extends FilterOptions = FilterOptions> = {
  options: O;
  search: object;
  onChange(patch: Record<string, unknown>): void;
  /** Absent in lists that do not count their choices. */
  counts?: CountOf | undefined;
};

/** How filters of one kind are described and set. Declared as methods, so that TypeScript accepts kinds with different
 * options in one table. */
export type FilterKind<O extends FilterOptions = FilterOptions> = {
  /** The value of a filter that is set, for its chip and for printing. A hook, because names may have to be loaded. */
  useWords(search: object, options: O): string;
  /** The input in the panel. Without one, only links set the filter. */
  Field?(props: FieldProps<O>): ReactNode;
  /** Loads the code of the input before the panel opens. */
  preload?(): void;
};

/** One filter of a list. */
export type Filter<S extends z.ZodRawShape = z.ZodRawShape> = {
  /** Its parameters in the address, named as in the query of the list's endpoint. */
  schema: S;
  kind: FilterKind;
  options: FilterOptions;
};

/** A filter with one parameter in the address. */
export const fieldFilter = <const N extends string, S extends z.ZodType, O extends object>(
  name: N,
  schema: S,
  kind: FilterKind<O & FilterOptions>,
  options: O & { label: TextKey },
): Filter<Record<N, S>> => ({
  schema: { [name]: schema } as Record<N, S>,
  kind,
  options: { ...options, name },
});

export const valueIn = <V>(search: object, { name }: Pick<FilterOptions, 'name'>): V =>
  (search as Record<string, V>)[name] as V;

/** `Client: Acme`. */
export const filterWords = (t: Translate, label: TextKey, value: string): string =>
  t('platform:list.chip', { field: t(label), value });
