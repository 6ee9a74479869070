import type { ReactNode } from 'react';
import type { densities } from '../../routing/search-fields.ts';

export type Column<R> = {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** The server's name for sorting by this column; none means it cannot be sorted. */
  sort?: string;
  /** Right-aligned, tabular figures. */
  numeric?: boolean;
  width?: number | string;
  /** Not offered in the column chooser. The first column always stays: it carries the link to the record. */
  fixed?: boolean;
  hiddenAtFirst?: boolean;
  /** Left out where the table has less than so many pixels; on paper, 800 does not count. */
  from?: 800 | 1060;
  /** Where it stands on a phone's card; `line` when left out. */
  card?: 'chip' | 'line' | 'hidden';
};

/** The part of a page's address that a list needs: see `listSearch`. */
export type ListState = {
  page: number;
  per_page: number;
  sort: string;
  order: 'asc' | 'desc';
  /** Columns shown and density, where the address says them: it then goes before what the device keeps. */
  columns?: readonly string[];
  density?: Density;
};

export type Density = (typeof densities)[number];

/** As a method, so that `useSearchState`'s setter fits although it knows the page's own sorts. */
export type SetListState = { set(patch: Partial<ListState>): void }['set'];
