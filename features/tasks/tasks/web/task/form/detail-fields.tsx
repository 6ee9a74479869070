import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Building } from '#features/sites/buildings/contract';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import classes from './form.module.css';
import type { TaskValues } from './task-values.ts';

type Props = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  building: Building | undefined;
};

/** Floor and common area of the building; choosing a floor narrows the areas. */
const PlaceFields = ({ values, errors, set, building }: Props) => {
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

type TextField = 'title' | 'area' | 'po_number' | 'client_requested_by';

export type DetailFieldsProps = {
  values: TaskValues;
  errors: Record<string, ReactNode>;
  set: (patch: Partial<TaskValues>) => void;
  building: Building | undefined;
  /** False for a series: its dates come from its recurrence. */
  dated?: boolean;
};

/** Fields that most tasks leave empty. */
const DetailFields = ({ values, errors, set, building, dated = true }: DetailFieldsProps) => {
  const t = useText();
  const text = (field: TextField, more: { placeholder?: string; autoComplete?: string } = {}) => (
    <TextInput
      label={t(`tasks:field.${field}`)}
      value={values[field]}
      error={errors[field]}
      onChange={(event) => set({ [field]: event.currentTarget.value })}
      autoComplete="off"
      {...more}
    />
  );
  const check = (field: 'internal_only' | 'require_photo' | 'require_signature', hint: string) => (
    <Checkbox
      label={t(`tasks:field.${field}`)}
      description={hint}
      checked={values[field]}
      error={errors[field]}
      onChange={(event) => set({ [field]: event.currentTarget.checked })}
    />
  );
  return (
    <AutoGrid min={260}>
      <PlaceFields values={values} errors={errors} set={set} building={building} />
      {text('area', { placeholder: t('tasks:form.areaHint') })}
      {dated && (
        <TextInput
          type="date"
          label={t('tasks:field.scheduled_on')}
          value={values.scheduled_on}
          error={errors.scheduled_on}
          onChange={(event) => set({ scheduled_on: event.currentTarget.value })}
        />
      )}
      <div className={classes.wide}>{text('title', { placeholder: t('tasks:form.titleHint') })}</div>
      {text('client_requested_by')}
      {text('po_number')}
      {check('internal_only', t('tasks:form.internalHint'))}
      {check('require_photo', t('tasks:form.photoHint'))}
      {check('require_signature', t('tasks:form.signatureHint'))}
    </AutoGrid>
  );
};

export default DetailFields;
