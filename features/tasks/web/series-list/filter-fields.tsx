import { Checkbox, Stack } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { healthGrades, seriesStatuses } from '../../contract/index.ts';
import { AreaTypeField } from '../list/area-type-field.tsx';
import { KindFields } from '../list/kind-fields.tsx';
import list from '../list/list.module.css';
import { ChoiceChips } from '../parts/choice-chips.tsx';
import { PlaceFields } from '../parts/place-fields.tsx';
import { gradeWords } from './filter-words.ts';
import type { SeriesSearch } from './series-search.ts';

type Props = { search: SeriesSearch; onChange: (patch: Partial<SeriesSearch>) => void };

export const FilterFields = ({ search, onChange }: Props) => {
  const t = useText();
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
      <AreaTypeField value={search.area_type_id} onChange={(area_type_id) => onChange({ area_type_id })} />
      <KindFields search={search} onChange={onChange} />
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
