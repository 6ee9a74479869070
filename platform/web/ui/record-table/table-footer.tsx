import { ActionIcon, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { pageSizes, reachLimit } from '#platform/contract/pagination';
import { formatNumber } from '../../i18n/numbers.ts';
import { useText } from '../../i18n/use-text.ts';
import type { ListState, SetListState } from './column.ts';

type PagerProps = { page: number; pages: number; onPage: (page: number) => void };

const Pager = ({ page, pages, onPage }: PagerProps) => {
  const t = useText();
  const steps = [
    { name: 'first', to: 1, icon: IconChevronsLeft, off: page <= 1 },
    { name: 'previous', to: page - 1, icon: IconChevronLeft, off: page <= 1 },
    { name: 'next', to: page + 1, icon: IconChevronRight, off: page >= pages },
    { name: 'last', to: pages, icon: IconChevronsRight, off: page >= pages },
  ] as const;
  const button = ({ name, to, icon: Icon, off }: (typeof steps)[number]) => (
    <ActionIcon
      key={name}
      variant="default"
      size={36}
      disabled={off}
      aria-label={t(`platform:table.${name}`)}
      onClick={() => onPage(to)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  );
  return (
    <Group component="nav" gap={4} wrap="nowrap" aria-label={t('platform:table.pages')}>
      {steps.slice(0, 2).map(button)}
      <Text size="sm" px={4} aria-current="page">
        {t('platform:table.pageOf', { page: formatNumber(page), pages: formatNumber(pages) })}
      </Text>
      {steps.slice(2).map(button)}
    </Group>
  );
};

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
