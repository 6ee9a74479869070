import { NativeSelect, TagsInput, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { DigitsField, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { Dialog, MultiSelect, Select } from '#platform/web/ui/index';
import { type Building, type CommonArea, commonAreaEndpoints } from '../../contract/index.ts';
import { refreshBuilding } from '../queries.ts';
import { floorNames } from '../stacking-plan/floor-names.ts';
import { OccupantActions } from '../stacking-plan/occupant-actions.tsx';
import { useAreaTypes } from '../use-building.ts';
import { useAreaChoices } from './use-area-words.ts';

const { updateCommonArea, deleteCommonArea } = commonAreaEndpoints;

const valuesOf = (area: CommonArea) => ({
  name: area.name,
  type_id: area.type_id,
  floor_ids: area.floor_ids,
  color: area.color,
  background: area.background,
  sqft: area.sqft ?? ('' as const),
  high_touch_points: area.high_touch_points,
});

type Props = { building: Building; area: CommonArea; refused?: Write | undefined; onClose: () => void };

const AreaForm = ({ building, area, refused, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const types = useAreaTypes(true) ?? [];
  const choices = useAreaChoices();
  const loadEntry = useMemo(
    () => async () => (await import('../outbox/entries.ts')).updateCommonAreaEntry(building, area),
    [building, area],
  );
  const done = () => {
    refreshBuilding(client);
    onClose();
  };
  const { form, set } = useOutboxForm({
    name: 'common-area',
    record: area.id,
    schema: updateCommonArea.body,
    initialValues: valuesOf(area),
    refused,
    loadEntry,
    onSaved: (outcome) => {
      showSuccess(outcome.sent ? t('buildings:area.saved') : savedWords(outcome));
      done();
    },
    stale: {
      updatedAt: area.updated_at,
      labels: {
        name: t('buildings:tenant.name'),
        type_id: t('buildings:areaType'),
        floor_ids: t('buildings:tenant.floors'),
        color: t('buildings:area.color'),
        background: t('buildings:area.background'),
        sqft: t('buildings:area.sqft'),
        high_touch_points: t('buildings:area.points'),
      },
      readRecord: (record) => valuesOf(record as CommonArea),
      shown: (values) => ({
        ...values,
        type_id: types.find(({ id }) => id === values.type_id)?.name,
        floor_ids: floorNames(building, values.floor_ids),
      }),
    },
  });
  const { values } = form;
  // Without a message of its own a refusal says to try again.
  const problem = form.problem === '' ? t('buildings:area.unexpected') : form.problem;
  return (
    <RecordForm form={{ ...form, problem }} label={area.name}>
      <TextInput label={t('buildings:tenant.name')} autoComplete="off" {...form.field('name')} />
      <NativeSelect
        label={t('buildings:areaType')}
        data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={form.errors.type_id}
        value={String(values.type_id)}
        onChange={(event) => set({ type_id: Number(event.currentTarget.value) })}
      />
      <MultiSelect
        label={t('buildings:tenant.floors')}
        searchable
        data={building.floors.map(({ id, label }) => ({ value: String(id), label }))}
        error={form.errors.floor_ids}
        value={values.floor_ids.map(String)}
        onChange={(ids) => set({ floor_ids: ids.map(Number) })}
      />
      <Select
        label={t('buildings:area.background')}
        clearable
        data={choices.backgrounds}
        {...form.field('background')}
      />
      <Select label={t('buildings:area.color')} clearable data={choices.colors} {...form.field('color')} />
      <DigitsField label={t('buildings:area.sqft')} maxLength={8} {...form.field('sqft')} />
      <TagsInput
        label={t('buildings:area.points')}
        description={t('buildings:area.pointsText')}
        maxTags={30}
        error={form.errors.high_touch_points}
        value={values.high_touch_points}
        onChange={(high_touch_points) => set({ high_touch_points })}
      />
      <OccupantActions
        saving={form.saving}
        question={t('buildings:area.deleteQuestion', { name: area.name })}
        remove={() => call(deleteCommonArea, { params: { id: area.id } })}
        onDone={() => {
          form.release();
          done();
        }}
      />
    </RecordForm>
  );
};

/** Keeps the area as it was opened while others change it. */
const AreaDialog = (props: Props) => {
  const [opened] = useState(props.area);
  return (
    <Dialog form title={opened.name} onClose={props.onClose}>
      <AreaForm {...props} area={opened} />
    </Dialog>
  );
};

export default AreaDialog;
