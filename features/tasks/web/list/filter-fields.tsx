import { TextInput } from '@mantine/core';
import type { JobRow } from '#features/jobs/contract';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { priorityLevels, taskSources, taskStatuses, taskTypes } from '../../contract/index.ts';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { SiteSelect } from '../parts/site-select.tsx';
import { useJobSitesQuery, usePeople } from '../queries.ts';
import classes from './list.module.css';
import type { TaskSearch } from './task-search.ts';

type Props = { search: TaskSearch; onChange: (patch: Partial<TaskSearch>) => void };

const none: readonly JobRow[] = [];

export const FilterFields = ({ search, onChange }: Props) => {
  const t = useText();
  const { data, isLoading } = useJobSitesQuery();
  const people = usePeople();
  const date = (field: 'due_from' | 'due_to') => (
    <TextInput
      type="date"
      label={t(`tasks:field.${field}`)}
      value={search[field] ?? ''}
      onChange={(event) => onChange({ [field]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <div className={classes.fields}>
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
      <SiteSelect
        sites={data?.rows ?? none}
        loading={isLoading}
        value={search.job_id ?? null}
        onChange={(site) => onChange({ job_id: site?.id, building_id: undefined })}
      />
      <Select
        searchable
        clearable
        label={t('tasks:field.assignee')}
        placeholder={t('tasks:form.searchPeople')}
        nothingFoundMessage={t('tasks:form.nobodyFound')}
        data={people.map(({ id, name }) => ({ value: String(id), label: name }))}
        limit={50}
        value={search.assignee_id ? String(search.assignee_id) : null}
        onChange={(id) => onChange({ assignee_id: id === null ? undefined : Number(id) })}
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      />
      {date('due_from')}
      {date('due_to')}
      <div className={classes.wide}>
        <ChoiceChips
          multiple
          label={t('tasks:field.type')}
          choices={taskTypes}
          word={(type) => t(`tasks:type.${type}`)}
          value={search.type}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <ChoiceChips
        multiple
        label={t('tasks:field.priority')}
        choices={priorityLevels}
        word={(level) => t(`tasks:priority.${level}`)}
        value={search.priority}
        onChange={(priority) => onChange({ priority })}
      />
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
    </div>
  );
};
