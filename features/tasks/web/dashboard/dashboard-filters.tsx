import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { DateRange } from '#platform/contract/date-range';
import { RangePicker } from '#platform/web/figures/index';
import { useText } from '#platform/web/i18n/index';
import { FilterFields } from '#platform/web/list/index';
import { usePhone } from '#platform/web/ui/index';
import type { TaskSearch } from '../task/list/task-search.ts';
import { placeFilters } from '../task/list/work-filter-kinds.ts';
import classes from './dashboard.module.css';
import { narrowedBy, narrowing } from './dashboard-search.ts';

type Props = {
  search: TaskSearch;
  /** The range that is shown now. */
  range: DateRange | undefined;
  onChange: (patch: Partial<TaskSearch>) => void;
};

const nothing = Object.fromEntries(narrowing.map((name) => [name, undefined])) as Partial<TaskSearch>;

export const DashboardFilters = ({ search, range, onChange }: Props) => {
  const t = useText();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const count = Object.keys(narrowedBy(search)).length;
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
      {(!phone || open) && <FilterFields filters={placeFilters} search={search} onChange={onChange} />}
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={() => onChange(nothing)}>
          {t('platform:list.clear')}
        </Button>
      )}
    </search>
  );
};
