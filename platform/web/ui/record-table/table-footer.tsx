import { Group, NativeSelect, Text } from '@mantine/core';
import { pageSizes, reachLimit } from '#platform/contract/pagination';
import { formatNumber } from '../../i18n/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ListState, SetListState } from './column.ts';
import { Pager } from './pager.tsx';

type Props = {
  state: ListState;
  onState: SetListState;
  /** Only counted up to a limit when it is capped. */
  total: number;
  capped: boolean;
  /** Number of rows on screen. */
  rows: number;
  /** The page that those rows are. It follows `state` once the newer page has arrived. */
  shown: { page: number; per_page: number };
};

export const totalText = (total: number, capped: boolean): string =>
  capped ? `${formatNumber(total)}+` : formatNumber(total);

export const TableFooter = ({ state, onState, total, capped, rows, shown }: Props) => {
  const t = useText();
  const before = (shown.page - 1) * shown.per_page;
  const known = Math.max(total, before + rows);
  const pages = Math.max(1, Math.ceil(Math.min(known, reachLimit) / state.per_page));
  const from = Math.min(known, before + 1);
  const to = Math.min(known, before + shown.per_page);
  return (
    <Group justify="space-between" gap="sm" pt="sm">
      <Group gap="sm">
        <Text c="dimmed" size="sm" role="status">
          {t('platform:table.range', {
            from: formatNumber(from),
            to: formatNumber(to),
            total: totalText(total, capped),
          })}
        </Text>
        <NativeSelect
          aria-label={t('platform:table.rowsPerPage')}
          wrapperProps={{ 'data-no-print': true }}
          value={String(state.per_page)}
          data={pageSizes.map((size) => ({
            value: String(size),
            label: t('platform:table.perPage', { size }),
          }))}
          onChange={(event) => onState({ per_page: Number(event.currentTarget.value), page: 1 })}
        />
      </Group>
      {pages > 1 && <Pager page={state.page} pages={pages} onPage={(page) => onState({ page })} />}
    </Group>
  );
};
