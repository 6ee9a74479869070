import type { z } from 'zod';
import type { EndpointShape } from '#platform/contract/endpoint';
import { listSearch } from '../routing/search-fields.ts';
import type { ListState } from '../ui/record-table/column.ts';
import type { Filter, SearchOf } from './filter.ts';
import type { Beginning, List, ListEndpoint, QuickView } from './list.ts';

type Sorts = readonly [string, ...string[]];

type Joined<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer A) => void ? A : never;

type ShapeOf<F extends readonly Filter[]> =
  Joined<F[number]['schema']> extends infer S extends z.ZodRawShape ? { [K in keyof S]: S[K] } : never;

type Declared<K extends Sorts, F extends readonly Filter[], M extends readonly Filter[], E> = {
  /** Name of the list for saved views and for choices kept on the device. */
  name: string;
  endpoint: E;
  /** Counts what each choice of a filter leaves: answers `choiceCounts`. */
  counts?: EndpointShape;
  sorts: K;
  sort: K[number];
  order?: 'asc' | 'desc';
  /** Fixed parameters of the call, in addition to filters, page and order. */
  include?: Record<string, unknown>;
  filters: F;
  /** Rarely used filters, shown under "More filters" in the panel. */
  more?: M;
  quickViews?: readonly QuickView<SearchOf<ShapeOf<[...F, ...M]>>>[];
  /** Narrows the list until the person asks for something else. A chip shows it where nothing else does. */
  begins?: Beginning<SearchOf<ShapeOf<[...F, ...M]>>>;
  /** Query parameters that differ from those in the address. */
  toQuery?: (search: SearchOf<ShapeOf<[...F, ...M]>>) => object;
  /** Sort orders to choose from on cards, which have no column headers. */
  phoneSorts?: readonly { sort: K[number]; order: 'asc' | 'desc'; label: QuickView['label'] }[];
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const sorted = (value: unknown): unknown => (Array.isArray(value) ? value.toSorted() : value);

const fieldOf = (search: object, field: string): unknown => (search as Record<string, unknown>)[field];

const fieldsOf = ({ schema }: Filter): string[] => Object.keys(schema);

/** Declares a list by its filters. Address, query, chips, panel, words and saved views are derived from them. */
export const defineList = <
  const K extends Sorts,
  const F extends readonly Filter[],
  E extends ListEndpoint,
  const M extends readonly Filter[] = [],
>(
  declared: Declared<K, F, M, E>,
) => {
  const {
    name,
    endpoint,
    counts,
    sorts,
    sort,
    order,
    include,
    quickViews = [],
    more = [],
    phoneSorts = [],
  } = declared;
  const begins = declared.begins as Beginning | undefined;
  const filters: readonly Filter[] = [...declared.filters, ...more];
  const shape = Object.assign({}, ...filters.map(({ schema }) => schema)) as ShapeOf<[...F, ...M]>;
  const schema = listSearch(sorts, order ? { sort, order } : { sort }, shape);
  const defaults = schema.parse({});
  const viewFields = [...new Set(quickViews.flatMap(({ set }) => Object.keys(set)))];

  const isFieldSet = (search: object, field: string) =>
    !same(fieldOf(search, field), fieldOf(defaults, field));
  const inView = ({ set }: QuickView, field: string) => fieldOf(set, field) ?? fieldOf(defaults, field);
  const isSet: List['isSet'] = (search, filter) =>
    fieldsOf(filter).some((field) => isFieldSet(search, field));
  const viewOf: List['viewOf'] = (search) =>
    quickViews.find(
      (view) =>
        viewFields.every((field) => same(sorted(fieldOf(search, field)), sorted(inView(view, field)))) &&
        !view.without?.some((field) => isFieldSet(search, field)),
    );
  const firstPage = (fields: readonly string[], valueIn: (field: string) => unknown) =>
    Object.fromEntries([['page', 1], ...fields.map((field) => [field, valueIn(field)])]);

  const list: List = {
    name,
    endpoint,
    counts,
    include,
    filters,
    more,
    quickViews,
    begins,
    phoneSorts,
    schema: schema as unknown as z.ZodObject,
    viewOf,
    viewPatch: (view) => firstPage([...viewFields, ...(view.without ?? [])], (field) => inView(view, field)),
    isSet,
    setFilters: (search) => {
      const ofView = viewOf(search) ? viewFields : [];
      return filters.filter(
        (filter) => isSet(search, filter) && !fieldsOf(filter).every((field) => ofView.includes(field)),
      );
    },
    shownBeginning: (search) => {
      if (!begins?.holds(search as never)) return undefined;
      const isItsView = viewOf(search)?.label === begins.label;
      return isItsView && !list.isFiltered(search) ? undefined : begins;
    },
    isFiltered: (search) => ['q', ...Object.keys(shape)].some((field) => isFieldSet(search, field)),
    cleared: (some = filters) => firstPage(some.flatMap(fieldsOf), (field) => fieldOf(defaults, field)),
    queryOf: (search) => {
      const set = ['q', ...Object.keys(shape)].filter((field) => isFieldSet(search, field));
      const { sort: by, order: way } = search as unknown as ListState;
      return {
        sort: by,
        order: way,
        ...Object.fromEntries(set.map((field) => [field, fieldOf(search, field)])),
        ...(begins?.holds(search as never) && begins.query()),
        ...declared.toQuery?.(search as never),
      };
    },
  };
  return list as unknown as List<E, typeof schema>;
};
