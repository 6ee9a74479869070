import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { TextKey } from '../i18n/texts.ts';
import type { Say } from '../i18n/use-text.ts';

export type SearchOf<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

export type FilterOptions = {
  /** The field of the address. */
  name: string;
  label: TextKey;
};

export type FieldProps<O extends FilterOptions = FilterOptions> = {
  options: O;
  search: object;
  onChange(patch: Record<string, unknown>): void;
};

/** How filters of one kind are said and set. Methods, so that kinds with options of their own fit into one table. */
export type FilterKind<O extends FilterOptions = FilterOptions> = {
  /** What a filter that is set narrows to, for its chip and for paper. A hook, as names may have to be read. */
  useWords(search: object, options: O): string;
  /** The field in the panel; without one, only links set the filter. */
  Field?(props: FieldProps<O>): ReactNode;
  /** Loads the code of the field before the panel opens. */
  preload?(): void;
};

/** One way to narrow a list. */
export type Filter<S extends z.ZodRawShape = z.ZodRawShape> = {
  /** Its fields in the address, spelled as in the query of the list's call. */
  schema: S;
  kind: FilterKind;
  options: FilterOptions;
};

/** A filter that is one field of the address. */
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
export const filterWords = (t: Say, label: TextKey, value: string): string =>
  t('platform:list.chip', { field: t(label), value });
