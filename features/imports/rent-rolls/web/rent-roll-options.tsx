import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { MappingSection, type OptionProps } from '#features/imports/imports/web';
import { buildingEndpoints } from '#features/sites/buildings/contract';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, Select } from '#platform/web/ui/index';
import type { RentRollMapping } from '../contract/index.ts';

/** Chooses the building of rows that name none, and the first day of vacancies without a date. */
export const RentRollOptions = ({ mapping, errors, onChange }: OptionProps<RentRollMapping>) => {
  const t = useText();
  const { data } = useQuery(endpointQuery(buildingEndpoints.listBuildings, { query: { per_page: 0 } }));
  const { building_name, job_number } = mapping.columns;
  const isNamed = building_name !== undefined || job_number !== undefined;
  return (
    <MappingSection id="rent-roll-options" title={t('rent-rolls:options.title')}>
      <AutoGrid min={260} align="end" maw={760}>
        <Select
          label={t(isNamed ? 'rent-rolls:options.otherBuilding' : 'rent-rolls:options.building')}
          withAsterisk={!isNamed}
          searchable
          clearable
          openOnFocus={false}
          clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
          data={(data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={mapping.building_id === null ? null : String(mapping.building_id)}
          onChange={(id) => onChange({ building_id: id === null ? null : Number(id) })}
          error={errors['mapping.building_id']}
        />
        <TextInput
          type="date"
          label={t('rent-rolls:options.vacantSince')}
          description={t('rent-rolls:options.vacantSinceText')}
          value={mapping.vacant_since}
          onChange={(event) => onChange({ vacant_since: event.currentTarget.value })}
          error={errors['mapping.vacant_since']}
        />
      </AutoGrid>
    </MappingSection>
  );
};
