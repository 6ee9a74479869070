import { Select } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Building } from '#features/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import type { TaskValues } from './task-values.ts';

type Props = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  building: Building | undefined;
};

const idOf = (value: string | null): number | null => (value === null ? null : Number(value));

/** Floor and common area of the building; choosing a floor narrows the areas. */
export const PlaceFields = ({ values, errors, set, building }: Props) => {
  const t = useText();
  const floors = building?.floors ?? [];
  const floorId = values.building_floor_id;
  const areas = (building?.common_areas ?? []).filter(
    ({ id, floor_ids }) =>
      floorId === null ||
      floor_ids.length === 0 ||
      floor_ids.includes(floorId) ||
      id === values.building_common_area_id,
  );
  return (
    <>
      <Select
        clearable
        searchable
        label={t('tasks:field.building_floor_id')}
        placeholder={building ? t('tasks:form.none') : t('tasks:form.chooseSiteFirst')}
        disabled={floors.length === 0}
        data={floors.map(({ id, label }) => ({ value: String(id), label }))}
        value={floorId === null ? null : String(floorId)}
        onChange={(id) => set({ building_floor_id: idOf(id), building_common_area_id: null })}
        error={errors.building_floor_id}
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      />
      <Select
        clearable
        searchable
        label={t('tasks:field.building_common_area_id')}
        placeholder={building ? t('tasks:form.none') : t('tasks:form.chooseSiteFirst')}
        disabled={areas.length === 0}
        data={areas.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={values.building_common_area_id === null ? null : String(values.building_common_area_id)}
        onChange={(id) => set({ building_common_area_id: idOf(id) })}
        error={errors.building_common_area_id}
        clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
      />
    </>
  );
};
