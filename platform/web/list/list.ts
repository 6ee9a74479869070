import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import type { ListState } from '../ui/record-table/column.ts';
import type { Filter } from './filter.ts';

/** What every list keeps in the address, in addition to its filters. */
export type AnySearch = ListState & { q?: string | undefined; saved?: number };

export type SetSearch = (patch: Record<string, unknown>, options?: { replace?: boolean }) => void;

export type ListEndpoint = EndpointShape & { query: z.ZodObject };

/** A button above the list that sets several filters at once. */
export type QuickView<S = Record<string, unknown>> = {
  id: string;
  label: TextKey;
  set: Partial<S>;
  /** Fields that exclude this view: while one of them is set, the view is not the current one. Choosing the view clears
   * them. */
  without?: readonly (Extract<keyof S, string> | 'q')[];
  /** A shorter label, for phones. */
  brief?: TextKey;
  /** Only for people with this flag. */
  flag?: Flag;
};

/** Narrows a list until the person asks for something else. */
export type Beginning<S = Record<string, unknown>> = {
  /** Names the rows that are left; the label of the quick view that shows the same. */
  label: TextKey;
  holds(search: S): boolean;
  query(): object;
  /** The values that show all rows. */
  lift: Partial<S>;
};

/** A declared list. Declared as methods, so that TypeScript accepts any list where parts work with all of them. */
export type List<E extends ListEndpoint = ListEndpoint, Z extends z.ZodObject = z.ZodObject> = {
  name: string;
  endpoint: E;
  /** Counts what each choice of a filter leaves, by the same query; asked when the filters are opened. */
  counts: EndpointShape | undefined;
  /** Schema of the address; a saved view keeps the same fields. */
  schema: Z;
  include: Record<string, unknown> | undefined;
  filters: readonly Filter[];
  more: readonly Filter[];
  quickViews: readonly QuickView[];
  begins: Beginning | undefined;
  phoneSorts: readonly { sort: string; order: 'asc' | 'desc'; label: TextKey }[];
  /** The quick view that an address matches, whatever other filters are set. */
  viewOf(search: object): QuickView | undefined;
  viewPatch(view: QuickView): Partial<z.output<Z>>;
  /** The beginning that narrows this list. Undefined if its quick view is the current one and no filter is set: that says
   * it already. */
  shownBeginning(search: object): Beginning | undefined;
  isSet(search: object, filter: Filter): boolean;
  /** The filters that are set and that the current quick view does not already show. */
  setFilters(search: object): readonly Filter[];
  /** Whether any filter is set. */
  isFiltered(search: object): boolean;
  /** Default values of some filters, or of all. */
  cleared(some?: readonly Filter[]): Partial<z.output<Z>>;
  /** Filters and order of an address as parameters of the call. Defaults are left out, because the server has the
   * same. */
  queryOf(search: z.output<Z>): z.input<E['query']>;
};

export type SearchOfList<L extends { schema: z.ZodObject }> = z.output<L['schema']>;
