import { Button, Drawer, FocusTrap, Group, NativeSelect, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { ChoiceCounts } from '#platform/contract/choice-counts';
import { endpointQuery } from '../api/endpoint-query.ts';
import { useText } from '../i18n/use-text.ts';
import { AutoGrid } from '../ui/columns/auto-grid.tsx';
import { DropdownPanel } from '../ui/dropdown/dropdown.tsx';
import { countsOf } from './counts-of.ts';
import type { CountOf, Filter } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import classes from './list.module.css';
import type { List, SetSearch } from './list.ts';

/** Milliseconds after the last change of a filter. */
const pause = 300;

/** Milliseconds for which counts stay valid for the same filters. */
const fresh = 60_000;

/** What each choice of the list's filters leaves. Without a network nothing is counted. */
const useCounts = (list: List, search: object, within: object | undefined): CountOf | undefined => {
  const {
    sort: _sort,
    order: _order,
    ...narrowing
  } = list.queryOf(search as never) as object as Record<string, unknown>;
  const [asked] = useDebouncedValue(JSON.stringify({ ...narrowing, ...within }), pause);
  const { counts: endpoint } = list;
  const { data } = useQuery({
    ...endpointQuery(endpoint ?? list.endpoint, { query: JSON.parse(asked) } as never),
    enabled: endpoint !== undefined,
    placeholderData: keepPreviousData,
    staleTime: fresh,
    meta: { quiet: true },
  });
  const counts = useMemo(() => countsOf(data as ChoiceCounts | undefined), [data]);
  return endpoint && counts;
};

type Sorted = { sort: string; order: 'asc' | 'desc' };

type PhoneSortProps = { list: List; search: object; onChange: (sorted: Sorted) => void };

const nameOf = ({ sort, order }: Sorted): string => `${sort} ${order}`;

/** Sort order on a phone: cards have no column headers to sort by. */
const PhoneSort = ({ list: { phoneSorts }, search, onChange }: PhoneSortProps) => {
  const t = useText();
  if (phoneSorts.length === 0) return null;
  return (
    <NativeSelect
      label={t('platform:list.sort')}
      mb="md"
      value={nameOf(search as Sorted)}
      data={phoneSorts.map((choice) => ({ value: nameOf(choice), label: t(choice.label) }))}
      onChange={(event) => {
        const chosen = phoneSorts.find((choice) => nameOf(choice) === event.currentTarget.value);
        if (chosen) onChange({ sort: chosen.sort, order: chosen.order });
      }}
    />
  );
};

type Props = {
  list: List;
  search: object;
  onChange: SetSearch;
  phone: boolean;
  close: () => void;
  apply: string;
  within?: object | undefined;
};

/** All filters of a list. Each change takes effect at once. */
const FilterSheet = ({ list, search, onChange, phone, close, apply, within }: Props) => {
  const t = useText();
  const counts = useCounts(list, search, within);
  const change = (patch: object) => onChange({ ...patch, page: 1 });
  const fieldsOf = (filters: readonly Filter[]) => (
    <FilterFields filters={filters} search={search} counts={counts} onChange={change} />
  );
  const fields = (
    <AutoGrid min={240} gap="14px 24px">
      {fieldsOf(list.filters.filter((filter) => !list.more.includes(filter)))}
      {list.more.length > 0 && (
        <MoreFilters open={list.more.some((filter) => list.isSet(search, filter))}>
          {fieldsOf(list.more)}
        </MoreFilters>
      )}
    </AutoGrid>
  );
  const foot = (
    <Group className={classes.foot} gap="xs" align="stretch" justify="space-between">
      <Button variant="subtle" color="gray" onClick={() => onChange(list.cleared())}>
        {t('platform:list.clear')}
      </Button>
      <Button onClick={close}>{apply}</Button>
    </Group>
  );
  if (phone) {
    return (
      <Drawer
        opened
        onClose={close}
        position="bottom"
        size="90%"
        title={t('platform:list.filters')}
        closeButtonProps={{ 'aria-label': t('platform:actions.close') }}
      >
        <PhoneSort list={list} search={search} onChange={change} />
        {fields}
        {foot}
      </Drawer>
    );
  }
  return (
    <DropdownPanel
      side="start"
      role="dialog"
      aria-label={t('platform:list.filters')}
      className={classes.panel}
    >
      <FocusTrap active>
        <Stack gap={0} mah="var(--dropdown-room)">
          <div className={classes.scroll}>{fields}</div>
          {foot}
        </Stack>
      </FocusTrap>
    </DropdownPanel>
  );
};

/** Rarely used filters, unfolded from the start if one of them is set. */
const MoreFilters = ({ open, children }: { open: boolean; children: ReactNode }) => {
  const t = useText();
  const [shown, setShown] = useState(open);
  return (
    <details className={classes.more} open={shown} onToggle={(event) => setShown(event.currentTarget.open)}>
      <summary>{t('platform:list.moreFilters')}</summary>
      {shown && (
        // A boundary of its own: while the code of these fields loads, the rest of the panel must stay.
        <Suspense fallback={null}>
          <AutoGrid min={240} gap="14px 24px">
            {children}
          </AutoGrid>
        </Suspense>
      )}
    </details>
  );
};

export default FilterSheet;
