import { Checkbox, NativeSelect, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { healthGrades, priorityLevels, seriesStatuses, taskTypes } from '../../contract/index.ts';
import list from '../list/list.module.css';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { PlaceFields } from '../parts/place-fields.tsx';
import { useAreaTypes } from '../queries.ts';
import { gradeWords } from './filter-words.ts';
import type { SeriesSearch } from './series-search.ts';

type Props = { search: SeriesSearch; onChange: (patch: Partial<SeriesSearch>) => void };

export const FilterFields = ({ search, onChange }: Props) => {
  const t = useText();
  const areaTypes = useAreaTypes(true);
  return (
    <>
      <div className={list.wide}>
        <ChoiceChips
          multiple
          label={t('tasks:field.status')}
          choices={seriesStatuses}
          word={(status) => t(`tasks:series.status.${status}`)}
          value={search.status}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <div className={list.wide}>
        <ChoiceChips
          multiple
          label={t('tasks:series.list.onTime')}
          choices={healthGrades}
          word={(grade) => gradeWords(grade, t)}
          value={search.health}
          onChange={(health) => onChange({ health })}
        />
      </div>
      <PlaceFields
        search={search}
        onChange={(patch) =>
          onChange(patch.job_id === undefined ? patch : { ...patch, building_id: undefined })
        }
        person={t('tasks:field.assignee')}
      />
      <NativeSelect
        label={t('tasks:field.area_type')}
        data={[
          { value: '', label: t('tasks:list.all') },
          ...(areaTypes ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(search.area_type_id ?? '')}
        onChange={(event) => onChange({ area_type_id: Number(event.currentTarget.value) || undefined })}
      />
      <div className={list.wide}>
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
      <Stack gap="xs" justify="end">
        {(['mine', 'unassigned'] as const).map((field) => (
          <Checkbox
            key={field}
            label={t(`tasks:field.${field}`)}
            checked={search[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.checked })}
          />
        ))}
      </Stack>
    </>
  );
};
