import { Group } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { type PageOf, reachLimit } from '#platform/contract/pagination';
import { useInPieces } from '../../api/use-in-pieces.ts';
import { useText } from '../../i18n/use-text.ts';
import { PrintFacts } from '../print/print-facts.tsx';
import { usePhone } from '../screen/use-screen.ts';
import { LoadProblem } from '../states/load-problem.tsx';
import { NothingMatches } from '../states/nothing-matches.tsx';
import { RowsSkeleton } from '../states/skeletons.tsx';
import { StaleNotice } from '../states/stale-notice.tsx';
import type { Column, Density, ListState, SetListState } from './column.ts';
import { ExportMenu, type ExportRequest } from './export-menu.tsx';
import { type GroupOf, headingsOf } from './headings-of.ts';
import { LayoutMenu } from './layout-menu.tsx';
import type { ListProblem } from './list-problem.ts';
import { RecordCards } from './record-cards.tsx';
import classes from './record-table.module.css';
import { pageToggled, type SelectionState, toggled } from './selection.ts';
import { SelectionBar } from './selection-bar.tsx';
import { TableFooter, totalText } from './table-footer.tsx';
import { TableHead } from './table-head.tsx';
import { TableRow } from './table-row.tsx';
import { useDensity } from './use-density.ts';
import { useShownColumns } from './use-shown-columns.ts';
import { useTooWide } from './use-too-wide.ts';

/** The columns in their order, and the density of rows. */
export type TableLook = { columns: readonly string[]; density: Density };

export type RecordTableProps<R> = {
  /** Name of the table for choices kept on the device. */
  name: string;
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<R>[];
  /** Undefined until the first answer. Later, pass the old page while a new one loads. */
  data: PageOf<R> | undefined;
  /** A newer page is being loaded. */
  fetching?: boolean;
  /** Why the list could not be read: shown instead of the rows, or above older rows. */
  problem?: ListProblem;
  state: ListState;
  onState: SetListState;
  rowId: (row: R) => number;
  /** Name of a row for screen readers. */
  rowLabel: (row: R) => string;
  rowHref?: (row: R) => string | undefined;
  /** Rows in groups: what stands above the first of each. The order of the rows keeps a group together. */
  groupOf?: GroupOf<R> | undefined;
  /** The menu of saved views, before the filters. It gets the current look of the table. */
  views?: (look: TableLook) => ReactNode;
  /** Offers an export of the rows; leave it out for people who may not export. */
  exporting?: ExportRequest;
  /** Search box and filters: above the table, at the left. */
  filters?: ReactNode;
  /** Above the table, at the right. */
  tools?: ReactNode;
  /** The view and filters in words, for printing. */
  inWords?: readonly ReactNode[];
  /** Whether a filter or search is set. An empty list then offers `onClear`. */
  filtered?: boolean;
  onClear?: () => void;
  /** Shown when the list has no records at all. */
  empty: ReactNode;
  selection?: SelectionState;
  /** Actions for the selected rows. */
  bulkActions?: ReactNode;
};

export const RecordTable = <R,>(props: RecordTableProps<R>) => {
  const { name, label, columns, state, onState, rowId, rowLabel, rowHref, selection, problem } = props;
  const data = useInPieces(props.data);
  const t = useText();
  const phone = usePhone();
  const { shown, hidden, toggle } = useShownColumns(name, columns, state, props.onState);
  const [density, setDensity] = useDensity(state, props.onState);
  const { place, tooWide } = useTooWide();
  const look = { columns: shown.map(({ id }) => id), density };
  const exported = [...new Set(shown.flatMap(({ id, holds = [] }) => [id, ...holds]))];
  const rows = data?.rows ?? [];
  const nothingYet = data !== undefined && rows.length === 0 && !props.filtered;
  const headingOf = headingsOf(rows, props.groupOf);
  const onPage = rows.map(rowId);
  const has = (id: number) => selection !== undefined && (selection.all || selection.ids.has(id));
  const pick = (id: number) => selection?.set(toggled(selection, id));
  const allPicked = onPage.length > 0 && onPage.every(has);
  const pickPage = () => selection?.set(pageToggled(selection, onPage));
  const body = () => {
    if (!data) return problem ? <LoadProblem {...problem} /> : <RowsSkeleton />;
    if (rows.length === 0) {
      return props.filtered && props.onClear ? <NothingMatches onClear={props.onClear} /> : props.empty;
    }
    if (phone) {
      const begun = selection !== undefined && (selection.all || selection.ids.size > 0);
      const check = selection && { has, begun, toggle: pick };
      return (
        <RecordCards
          rows={rows}
          rowId={rowId}
          rowLabel={rowLabel}
          rowHref={rowHref}
          check={check}
          headingOf={headingOf}
          columns={shown}
        />
      );
    }
    return (
      <div ref={place} className={classes.scroll} data-too-wide={tooWide}>
        <table
          className={classes.table}
          data-density={density}
          aria-label={label}
          aria-rowcount={data.total_capped ? -1 : data.total + 1}
        >
          <TableHead
            columns={shown}
            state={state}
            onState={onState}
            check={selection && { all: allPicked, some: onPage.some(has), toggle: pickPage }}
          />
          <tbody>
            {rows.map((row) => {
              const id = rowId(row);
              const check = selection && { on: has(id), toggle: () => pick(id) };
              const heading = headingOf(row);
              return (
                <Fragment key={id}>
                  {heading && (
                    <tr>
                      <th
                        scope="rowgroup"
                        colSpan={shown.length + (selection ? 1 : 0)}
                        className={classes.group}
                      >
                        {heading}
                      </th>
                    </tr>
                  )}
                  <TableRow
                    row={row}
                    columns={shown}
                    href={rowHref?.(row)}
                    label={rowLabel(row)}
                    check={check}
                  />
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
    );
  };
  return (
    <section aria-label={label} aria-busy={props.fetching ?? !(data || problem)}>
      {props.inWords && <PrintFacts filters={props.inWords} />}
      <Group
        className={classes.tools}
        gap="xs"
        align="flex-end"
        mb="sm"
        data-views={props.views !== undefined}
        data-no-print
      >
        <Group className={classes.filters} gap="xs" align="flex-end">
          {props.views?.(look)}
          {props.filters}
        </Group>
        <Group gap="xs" align="stretch" wrap="nowrap">
          {props.tools}
          {props.exporting && <ExportMenu request={props.exporting} columns={exported} total={data?.total} />}
          {!phone && !nothingYet && (
            <LayoutMenu
              columns={columns}
              hidden={hidden}
              toggle={toggle}
              density={density}
              setDensity={setDensity}
            />
          )}
        </Group>
      </Group>
      {selection && data && (
        <SelectionBar
          selection={selection}
          total={Math.min(data.total, reachLimit)}
          totalText={totalText(
            Math.min(data.total, reachLimit),
            data.total_capped || data.total > reachLimit,
          )}
          onPage={rows.length}
          cards={phone}
          actions={props.bulkActions}
        />
      )}
      {data && problem?.since && <StaleNotice {...problem} since={problem.since} />}
      <div className={classes.body} data-fetching={(props.fetching ?? false) && data !== undefined}>
        {body()}
      </div>
      {data && rows.length > 0 && (
        <TableFooter
          state={state}
          onState={onState}
          total={data.total}
          capped={data.total_capped}
          rows={rows.length}
          shown={data}
        />
      )}
      {props.fetching && data && <output className={classes.hidden}>{t('platform:loading')}</output>}
    </section>
  );
};
