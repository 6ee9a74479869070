import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { AreaTypeField } from './area-type-field.tsx';
import classes from './list.module.css';
import type { TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

const dates = ['created_from', 'created_to', 'finished_from', 'finished_to'] as const;

const eithers = [
  ['with_due', 'tasks:field.with_due'],
  ['on_time', 'tasks:field.on_time'],
  ['reopened', 'tasks:field.reopened_count'],
  ['started', 'tasks:field.started_at'],
  ['recurring', 'tasks:field.recurring'],
] as const;

const yesOrNo = { true: true, false: false };

const isSet = (search: TaskSearch): boolean =>
  search.unassigned ||
  search.area_type_id !== undefined ||
  [...dates, ...eithers.map(([field]) => field)].some((field) => search[field] !== undefined);

/** What the figures of the dashboard narrow by: open from the start where one of them does. */
export const MoreFilters = ({ search, onChange }: Props) => {
  const t = useText();
  const [open, setOpen] = useState(isSet(search));
  return (
    <details className={classes.more} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('tasks:list.moreFilters')}</summary>
      <div className={classes.fields}>
        {[dates.slice(0, 2), dates.slice(2)].map((pair) => (
          <div key={pair[0]} className={classes.pair}>
            {pair.map((field) => (
              <TextInput
                key={field}
                type="date"
                label={t(`tasks:field.${field}`)}
                value={search[field] ?? ''}
                onChange={(event) => onChange({ [field]: event.currentTarget.value || undefined })}
              />
            ))}
          </div>
        ))}
        {eithers.map(([field, label]) => (
          <NativeSelect
            key={field}
            label={t(label)}
            data={[
              { value: '', label: t('tasks:list.all') },
              { value: 'true', label: t('platform:yes') },
              { value: 'false', label: t('platform:no') },
            ]}
            value={String(search[field] ?? '')}
            onChange={(event) =>
              onChange({ [field]: yesOrNo[event.currentTarget.value as keyof typeof yesOrNo] })
            }
          />
        ))}
        <AreaTypeField
          wanted={open}
          value={search.area_type_id}
          onChange={(area_type_id) => onChange({ area_type_id })}
        />
        <Checkbox
          className={classes.wide}
          label={t('tasks:field.unassigned')}
          checked={search.unassigned}
          onChange={(event) => onChange({ unassigned: event.currentTarget.checked })}
        />
      </div>
    </details>
  );
};
