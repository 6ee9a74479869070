import { Button, Group } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { DateRange } from '#platform/contract/range-fields';
import { useText } from '../i18n/index.ts';
import { type Filter, FilterFields } from '../list/index.ts';
import { usePhone } from '../ui/index.ts';
import classes from './dashboard.module.css';
import { RangePicker, type RangeSearch } from './range-picker.tsx';

type Props = {
  filters: readonly Filter[];
  search: RangeSearch;
  /** The range that is shown now. */
  range: DateRange | undefined;
  onChange: (patch: Record<string, unknown>) => void;
  /** How the figures are computed, after the filters. */
  children?: ReactNode;
};

/** The filters that are set in an address, as parameters of a call. Figures and the lists behind them take the same
 * ones. */
export const narrowedBy = (filters: readonly Filter[], search: object): Record<string, number> =>
  Object.fromEntries(
    filters.flatMap(({ options: { name } }) => {
      const value = (search as Record<string, number | undefined>)[name];
      return value ? [[name, value]] : [];
    }),
  );

/** Range and place of the figures. On a phone a button unfolds all of it but the range. */
export const DashboardFilters = ({ filters, search, range, onChange, children }: Props) => {
  const t = useText();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const narrowed = Object.keys(narrowedBy(filters, search));
  const count = narrowed.length;
  return (
    <search className={classes.filters} data-no-print>
      <RangePicker search={search} shown={range} onChange={onChange} />
      {phone && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? `${t('platform:list.filters')} (${count})` : t('platform:list.filters')}
        </Button>
      )}
      {(!phone || open) && (
        <>
          <FilterFields filters={filters} search={search} onChange={onChange} />
          {children && (
            <Group className={classes.options} gap="4px 24px" align="stretch">
              {children}
            </Group>
          )}
        </>
      )}
      {count > 0 && (
        <Button
          variant="subtle"
          color="gray"
          onClick={() => onChange(Object.fromEntries(narrowed.map((name) => [name, undefined])))}
        >
          {t('platform:list.clear')}
        </Button>
      )}
    </search>
  );
};
