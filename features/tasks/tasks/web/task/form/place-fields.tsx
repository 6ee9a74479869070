import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Building } from '#features/sites/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import type { TaskValues } from './task-values.ts';

type Props = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  building: Building | undefined;
};

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
  const place = (
    field: 'building_floor_id' | 'building_common_area_id',
    offered: readonly { id: number; label: string }[],
    more?: Partial<TaskValues>,
  ) => (
    <NativeSelect
      label={t(`tasks:field.${field}`)}
      disabled={offered.length === 0}
      data={[
        { value: '', label: building ? t('tasks:form.none') : t('tasks:form.chooseSiteFirst') },
        ...offered.map(({ id, label }) => ({ value: String(id), label })),
      ]}
      value={values[field] ?? ''}
      onChange={(event) => set({ [field]: Number(event.currentTarget.value) || null, ...more })}
      error={errors[field]}
    />
  );
  return (
    <>
      {place('building_floor_id', floors, { building_common_area_id: null })}
      {place(
        'building_common_area_id',
        areas.map(({ id, name }) => ({ id, label: name })),
      )}
    </>
  );
};
