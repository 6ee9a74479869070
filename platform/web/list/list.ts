import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import type { TextKey } from '../i18n/texts.ts';
import type { ListState } from '../ui/record-table/column.ts';
import type { Filter } from './filter.ts';

/** What a list keeps in the address, whichever filters it has. */
export type AnySearch = ListState & { q?: string | undefined; saved?: number };

export type SetSearch = (patch: Record<string, unknown>, options?: { replace?: boolean }) => void;

export type ListEndpoint = EndpointShape & { query: z.ZodObject };

/** A choice above the list: some filters set at once. */
export type QuickView<S = object> = { id: string; label: TextKey; set: Partial<S> };

/** A declared list. Methods, so that parts for every list take each of them. */
export type List<E extends ListEndpoint = ListEndpoint, Z extends z.ZodObject = z.ZodObject> = {
  name: string;
  endpoint: E;
  /** Of the address; a saved view keeps the same. */
  schema: Z;
  include: Record<string, unknown> | undefined;
  filters: readonly Filter[];
  more: readonly Filter[];
  quickViews: readonly QuickView[];
  phoneSorts: readonly { sort: string; order: 'asc' | 'desc'; label: TextKey }[];
  /** The quick view that an address shows, whatever else it is narrowed by. */
  viewOf(search: object): QuickView | undefined;
  viewPatch(view: QuickView): Partial<z.output<Z>>;
  isSet(search: object, filter: Filter): boolean;
  /** The filters that are set and that no quick view tells already. */
  setFilters(search: object): readonly Filter[];
  /** Whether anything narrows the list. */
  isFiltered(search: object): boolean;
  /** Back to their defaults: some filters, or all. */
  cleared(some?: readonly Filter[]): Partial<z.output<Z>>;
  /** Filters and order of an address as the call takes them: what is at its default is left to the server. */
  queryOf(search: z.output<Z>): z.input<E['query']>;
};

export type SearchOfList<L extends { schema: z.ZodObject }> = z.output<L['schema']>;
