import { NativeSelect, TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { call } from '#platform/web/api/index';
import { DigitsField, RecordForm } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { Columns } from '#platform/web/ui/index';
import { type Building, occupancyEndpoints, type Vacancy, vacancyKinds } from '../../contract/index.ts';
import { floorNames } from './floor-names.ts';
import { OccupantActions } from './occupant-actions.tsx';

type Props = {
  building: Building;
  vacancy: Vacancy | null;
  /** What a new one begins with. */
  start?: { sqft: number; from?: string };
  refused: Write | undefined;
  onDone: (outcome?: Outcome<unknown>) => void;
};

const valuesOf = (vacancy: Vacancy | null, building: Building, start?: Props['start']) => ({
  floor_id: vacancy?.floor_id ?? building.floors[0]?.id ?? 0,
  kind: vacancy?.kind ?? ('PF' as const),
  sqft: vacancy?.sqft ?? start?.sqft ?? ('' as const),
  from: vacancy?.from ?? start?.from ?? todayIn(building.time_zone),
  to: vacancy?.to ?? '',
  notice_date: vacancy?.notice_date ?? '',
});

const { createVacancy, updateVacancy, deleteVacancy } = occupancyEndpoints;

const createSchema = createVacancy.body.omit({ building_id: true });

const loadEntries = () => import('../outbox/entries.ts');

const useVacancyForm = ({ building, vacancy, start, refused, onDone }: Props) => {
  const t = useText();
  const loadEntry = useMemo(
    () => async () => {
      const { createVacancyEntry, updateVacancyEntry } = await loadEntries();
      const floor = floorNames(building, vacancy ? [vacancy.floor_id] : []);
      return (
        vacancy ? updateVacancyEntry(building, floor, vacancy) : createVacancyEntry(building, building.name)
      ) as never;
    },
    [building, vacancy],
  );
  return useOutboxForm({
    name: 'vacancy',
    record: vacancy?.id ?? `new-${building.id}`,
    schema: (vacancy ? updateVacancy.body : createSchema) as typeof updateVacancy.body,
    initialValues: valuesOf(vacancy, building, start),
    refused,
    loadEntry,
    onSaved: onDone,
    stale: vacancy
      ? {
          updatedAt: vacancy.updated_at,
          labels: {
            floor_id: t('buildings:plan.floor'),
            kind: t('buildings:vacancy.kind'),
            sqft: t('buildings:plan.sqft'),
            from: t('buildings:vacancy.from'),
            to: t('buildings:vacancy.to'),
            notice_date: t('buildings:vacancy.notice'),
          },
          readRecord: (record) => valuesOf(record as Vacancy, building),
          shown: (values) => ({
            ...values,
            floor_id: floorNames(building, [values.floor_id]),
            kind: t(`buildings:vacancyKinds.${values.kind}`),
          }),
        }
      : {},
  });
};

export const VacancyForm = (props: Props) => {
  const t = useText();
  const { building, vacancy, onDone } = props;
  const { form } = useVacancyForm(props);
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
      <Columns columns="1fr 1fr" gap="sm">
        <NativeSelect
          label={t('buildings:vacancy.kind')}
          data={vacancyKinds.map((kind) => ({
            value: kind,
            label: t(`buildings:vacancyKinds.${kind}`),
          }))}
          {...form.field('kind')}
        />
        <DigitsField label={t('buildings:plan.sqft')} maxLength={8} {...form.field('sqft')} />
      </Columns>
      <Columns columns="1fr 1fr" gap="sm">
        <TextInput type="date" label={t('buildings:vacancy.from')} {...form.field('from')} />
        <TextInput type="date" label={t('buildings:vacancy.to')} {...form.field('to')} />
      </Columns>
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
