import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { z } from 'zod';
import type { AnswerOf, EndpointShape } from '#platform/contract/endpoint';
import type { PageOf } from '#platform/contract/pagination';
import { type EndpointPage, queryKeyOf } from '../api/endpoint-query.ts';
import { type Translate, useText } from '../i18n/use-text.ts';
import { useSearchState } from '../routing/use-search-state.ts';
import { useFlag } from '../session/use-session.ts';
import type { Column } from '../ui/record-table/column.ts';
import type { GroupOf } from '../ui/record-table/headings-of.ts';
import { listProblem } from '../ui/record-table/list-problem.ts';
import { RecordTable, type TableLook } from '../ui/record-table/record-table.tsx';
import { SearchBox } from '../ui/record-table/search-box.tsx';
import { useSelection } from '../ui/record-table/selection.ts';
import { usePhone } from '../ui/screen/use-screen.ts';
import type { Chosen } from './chosen.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterWords } from './filter-words.tsx';
import classes from './list.module.css';
import type { AnySearch, List, ListEndpoint, SetSearch } from './list.ts';
import { listPage } from './list-page.ts';
import { matchingIds } from './matching-ids.ts';
import { QuickViews } from './quick-views.tsx';
import { useExactTotal } from './use-exact-total.ts';

type Row<E extends EndpointShape> = (AnswerOf<E> extends PageOf<infer R> ? R : never) & { id: number };

/** The menu of saved views, which a feature provides. */
type ViewsMenu = ComponentType<{
  list: string;
  schema: z.ZodObject;
  state: AnySearch;
  setState: SetSearch;
  look: TableLook;
  begun?: Record<string, string> | undefined;
}>;

type Props<E extends ListEndpoint, Z extends z.ZodObject> = {
  list: List<E, Z>;
  /** Parameters in the path of the call, for a list that belongs to a record. */
  params?: Record<string, number>;
  label: string;
  /** Placeholder of the search box. */
  searching: string;
  /** Label of the button that closes the filter panel. */
  apply: string;
  columns: (phone: boolean, t: Translate) => readonly Column<Row<E>>[];
  rowLabel: (row: Row<E>) => string;
  /** The page of a row; undefined for rows that have none. */
  rowHref: (row: Row<E>) => string | undefined;
  groupOf?: GroupOf<Row<E>>;
  /** Above the rows, at the right. */
  tools?: ReactNode;
  ViewsMenu?: ViewsMenu;
  /** Parameters that the page itself set, because the address had none. */
  begun?: Record<string, string> | undefined;
  exporting?: { endpoint: { method: string; path: string }; columns: readonly string[] };
  /** Actions for selected rows; without them no row can be selected. */
  bulk?: ((chosen: Chosen<z.output<Z>>) => ReactNode) | undefined;
  /** Milliseconds between reads of the rows. */
  refetchInterval?: number;
  empty: ReactNode;
};

/** A declared list on screen. Rows come from the server; filters, order and page are in the address. */
export const RecordList = <E extends ListEndpoint, Z extends z.ZodObject>(props: Props<E, Z>) => {
  const { list, params, columns: columnsFor, ViewsMenu, exporting, bulk } = props;
  const t = useText();
  const phone = usePhone();
  const [state, setState] = useSearchState(list.schema);
  const search = state as unknown as AnySearch;
  const setSearch = setState as SetSearch;
  const mayExport = useFlag('canExportData');
  const filters = list.queryOf(state);
  const query = useQuery({
    ...(listPage(list, state, params) as unknown as EndpointPage<PageOf<Row<E>>>),
    refetchInterval: props.refetchInterval ?? false,
    meta: { quiet: true },
  });
  const data = useExactTotal(list, filters, query.data, params);
  const columns = useMemo(() => columnsFor(phone, t), [columnsFor, phone, t]);
  const selection = useSelection(search);
  const client = useQueryClient();
  const ids = async () => {
    if (!selection.all) return [...selection.ids];
    const seen = data?.total_capped ? undefined : data?.total;
    try {
      return await matchingIds(list, state, { seen, params });
    } catch (error) {
      // What the person is shown next is the number of now.
      void client.invalidateQueries({ queryKey: queryKeyOf(list.endpoint) });
      throw error;
    }
  };
  const count = selection.all ? (data?.total ?? 0) : selection.ids.size;
  const set = list.setFilters(search);
  const view = list.viewOf(search);
  const beginning = list.shownBeginning(search);
  const hasPanel = list.filters.some(({ kind }) => kind.Field) || (phone && list.phoneSorts.length > 0);
  return (
    <RecordTable
      name={list.name}
      label={props.label}
      columns={columns}
      data={data}
      fetching={query.isPlaceholderData}
      problem={listProblem(query)}
      state={search}
      onState={setSearch}
      rowId={({ id }) => id}
      rowLabel={props.rowLabel}
      rowHref={props.rowHref}
      groupOf={props.groupOf}
      tools={props.tools}
      selection={bulk && selection}
      bulkActions={bulk?.({ selection, search: state, count, ids })}
      views={
        ViewsMenu &&
        ((look) => (
          <ViewsMenu
            list={list.name}
            schema={list.schema}
            state={search}
            setState={setSearch}
            look={look}
            begun={props.begun}
          />
        ))
      }
      exporting={
        exporting && mayExport
          ? { endpoint: exporting.endpoint, params, query: filters, offered: exporting.columns }
          : undefined
      }
      filters={
        <>
          <QuickViews list={list} search={search} onChange={setSearch} />
          <div className={classes.search}>
            <SearchBox
              value={search.q}
              placeholder={props.searching}
              onChange={(q) => setSearch({ q, page: 1 }, { replace: true })}
            />
          </div>
          {hasPanel && (
            <FilterPanel
              list={list}
              search={search}
              onChange={setSearch}
              count={set.length}
              apply={props.apply}
            />
          )}
          <FilterChips
            filters={set}
            search={search}
            clear={(some) => setSearch(list.cleared(some))}
            beginning={
              beginning && {
                words: t(beginning.label),
                lift: () => setSearch({ page: 1, ...beginning.lift }),
              }
            }
          />
        </>
      }
      inWords={[
        ...(view ? [t(view.label)] : []),
        ...(beginning && beginning.label !== view?.label ? [t(beginning.label)] : []),
        ...(search.q ? [`“${search.q}”`] : []),
        ...set.map((filter) => <FilterWords key={filter.options.name} filter={filter} search={search} />),
      ]}
      filtered={list.isFiltered(search)}
      onClear={() => setSearch({ ...list.cleared(), q: undefined })}
      empty={props.empty}
    />
  );
};
