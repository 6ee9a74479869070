import { Button, TextInput } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { FigureRange } from '#features/tasks/contract';
import { placeFilters, type TaskSearch } from '#features/tasks/web';
import { useText } from '#platform/web/i18n/index';
import { FilterFields } from '#platform/web/list/index';
import { Select, usePhone } from '#platform/web/ui/index';
import { ranges } from '../../contract/index.ts';
import { narrowedBy, narrowing, rangeName } from './dashboard-search.ts';
import classes from './tiles.module.css';

type Props = {
  search: TaskSearch;
  /** What is shown now: a custom range starts from it. */
  range: FigureRange | undefined;
  onChange: (patch: Partial<TaskSearch>) => void;
};

const nothing = Object.fromEntries(narrowing.map((name) => [name, undefined])) as Partial<TaskSearch>;

export const DashboardFilters = ({ search, range, onChange }: Props) => {
  const t = useText();
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const name = rangeName(search);
  const count = Object.keys(narrowedBy(search)).length;
  const day = (field: 'from' | 'to') => (
    <TextInput
      type="date"
      label={t(`dashboards:range.${field}`)}
      value={search[field] ?? ''}
      {...(field === 'from' ? { max: search.to } : { min: search.from })}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <search className={classes.filters} data-no-print>
      <Select
        label={t('dashboards:range.label')}
        data={ranges.map((value) => ({ value, label: t(`dashboards:range.${value}`) }))}
        value={name}
        allowDeselect={false}
        onChange={(value) =>
          onChange({
            range: value === 'past_3_months' ? undefined : (value ?? undefined),
            from: value === 'custom' ? range?.from : undefined,
            to: value === 'custom' ? range?.to : undefined,
          })
        }
      />
      {name === 'custom' && day('from')}
      {name === 'custom' && day('to')}
      {phone && (
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? `${t('dashboards:filters.more')} (${count})` : t('dashboards:filters.more')}
        </Button>
      )}
      {(!phone || open) && <FilterFields filters={placeFilters} search={search} onChange={onChange} />}
      {count > 0 && (
        <Button variant="subtle" color="gray" onClick={() => onChange(nothing)}>
          {t('dashboards:filters.clear')}
        </Button>
      )}
    </search>
  );
};
