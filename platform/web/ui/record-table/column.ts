import type { ReactNode } from 'react';
import type { densities } from '../../routing/search-fields.ts';

export type Column<R> = {
  id: string;
  header: string;
  cell: (row: R) => ReactNode;
  /** The server's name for sorting by this column; without it the column cannot be sorted. */
  sort?: string;
  /** Right-aligned, with digits of equal width. */
  numeric?: boolean;
  width?: number | string;
  /** Not offered in the column chooser. The first column is always shown, because it links to the record. */
  fixed?: boolean;
  hiddenAtFirst?: boolean;
  /** Hidden when the table is narrower than this, in pixels. In print 800 is ignored. */
  from?: 800 | 1060;
  /** Other columns whose values its cell shows too. An export of the shown columns adds them after this one. */
  holds?: readonly string[];
  /** Its place on a phone's card. `line`, the default, shows the header beside the value; `plain` is a line without header;
   * all `foot` columns share the last line. */
  card?: 'chip' | 'line' | 'plain' | 'foot' | 'hidden';
};

/** The part of a page's address that a list needs: see `listSearch`. */
export type ListState = {
  page: number;
  per_page: number;
  sort: string;
  order: 'asc' | 'desc';
  /** Columns and density from the address; they override the choices kept on the device. */
  columns?: readonly string[];
  density?: Density;
};

export type Density = (typeof densities)[number];

/** Declared as a method, so that TypeScript accepts the setter of `useSearchState`, which knows the page's own
 * sorts. */
export type SetListState = { set(patch: Partial<ListState>): void }['set'];
