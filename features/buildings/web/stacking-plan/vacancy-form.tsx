import { NativeSelect, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { DigitsField, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { type Building, occupancyEndpoints, type Vacancy, vacancyKinds } from '../../contract/index.ts';
import { OccupantActions } from './occupant-actions.tsx';
import classes from './stacking-plan.module.css';

type Props = { building: Building; vacancy: Vacancy | null; onDone: () => void };

const valuesOf = (vacancy: Vacancy | null, building: Building) => ({
  floor_id: vacancy?.floor_id ?? building.floors[0]?.id ?? 0,
  kind: vacancy?.kind ?? ('PF' as const),
  sqft: vacancy?.sqft ?? ('' as const),
  from: vacancy?.from ?? todayIn(building.time_zone),
  to: vacancy?.to ?? '',
  notice_date: vacancy?.notice_date ?? '',
});

const { createVacancy, updateVacancy, deleteVacancy } = occupancyEndpoints;

const fields = updateVacancy.body.omit({ updated_at: true });

export const VacancyForm = ({ building, vacancy, onDone }: Props) => {
  const t = useText();
  const form = useRecordForm({
    name: 'vacancy',
    record: vacancy?.id ?? `new-${building.id}`,
    schema: vacancy ? updateVacancy.body : fields,
    initialValues: valuesOf(vacancy, building),
    updatedAt: vacancy?.updated_at,
    readRecord: (record) => valuesOf(record as Vacancy, building),
    save: (body) =>
      vacancy
        ? call(updateVacancy, {
            params: { id: vacancy.id },
            body: { updated_at: vacancy.updated_at, ...body },
          })
        : call(createVacancy, { body: { ...body, building_id: building.id } }),
    onSaved: onDone,
  });
  const floor = form.field('floor_id');
  return (
    <RecordForm form={form}>
      <NativeSelect
        label={t('buildings:plan.floor')}
        data={building.floors.map(({ id, label }) => ({ value: String(id), label }))}
        error={floor.error}
        id={floor.id}
        value={String(form.values.floor_id)}
        onChange={(event) => form.setFieldValue('floor_id', Number(event.currentTarget.value))}
      />
      <div className={classes.pair}>
        <NativeSelect
          label={t('buildings:vacancy.kind')}
          data={vacancyKinds.map((kind) => ({
            value: kind,
            label: t(`buildings:vacancyKinds.${kind}`),
          }))}
          {...form.field('kind')}
        />
        <DigitsField label={t('buildings:plan.sqft')} maxLength={8} {...form.field('sqft')} />
      </div>
      <div className={classes.pair}>
        <TextInput type="date" label={t('buildings:vacancy.from')} {...form.field('from')} />
        <TextInput type="date" label={t('buildings:vacancy.to')} {...form.field('to')} />
      </div>
      <TextInput
        type="date"
        label={t('buildings:vacancy.notice')}
        description={t('buildings:vacancy.noticeText')}
        {...form.field('notice_date')}
      />
      <OccupantActions
        saving={form.saving}
        question={t('buildings:vacancy.deleteQuestion')}
        remove={vacancy && (() => call(deleteVacancy, { params: { id: vacancy.id } }))}
        onDone={() => {
          form.release();
          onDone();
        }}
      />
    </RecordForm>
  );
};
