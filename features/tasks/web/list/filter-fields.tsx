import { TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { taskSources, taskStatuses } from '../../contract/index.ts';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { PlaceFields } from '../parts/place-fields.tsx';
import { KindFields } from './kind-fields.tsx';
import classes from './list.module.css';
import { MoreFilters } from './more-filters.tsx';
import type { TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

export const FilterFields = ({ search, onChange }: Props) => {
  const t = useText();
  const date = (field: 'due_from' | 'due_to') => (
    <TextInput
      type="date"
      label={t(`tasks:field.${field}`)}
      value={search[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <>
      <div className={classes.wide}>
        <ChoiceChips
          multiple
          label={t('tasks:field.status')}
          choices={taskStatuses}
          word={(status) => t(`tasks:status.${status}`)}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <PlaceFields
        search={search}
        onChange={(patch) =>
          onChange(patch.job_id === undefined ? patch : { ...patch, building_id: undefined })
        }
        person={t('tasks:field.assignee')}
      />
      <div className={classes.pair}>
        {date('due_from')}
        {date('due_to')}
      </div>
      <KindFields search={search} onChange={onChange} />
      <div className={classes.wide}>
        <ChoiceChips
          multiple
          label={t('tasks:field.source')}
          choices={taskSources}
          word={(source) => t(`tasks:source.${source}`)}
          value={search.source}
          onChange={(source) => onChange({ source })}
        />
      </div>
      <MoreFilters search={search} onChange={onChange} />
    </>
  );
};
