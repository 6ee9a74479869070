import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips, Columns, Dialog } from '#platform/web/ui/index';
import {
  type ActionType,
  actionTypes,
  type Round,
  roundEndpoints,
  roundFields,
  withBothHours,
} from '../../contract/index.ts';
import { intervalWord } from './interval-word.ts';
import { RoomsField } from './rooms-field.tsx';
import { roundsQuery } from './rounds-query.ts';

export type RoundDialogProps = {
  jobId: number;
  buildings: readonly { id: number; name: string }[];
  /** The one to change; null for a new one. */
  round: Round | null;
  onClose: () => void;
};

const schema = withBothHours(
  z.object({ ...roundFields, building_id: field.id, updated_at: field.updatedAt.optional() }),
);

const intervals = [30, 45, 60, 90, 120, 180, 240, 360, 480];

const useRoundForm = ({ jobId, buildings, round, onClose }: RoundDialogProps) => {
  const t = useText();
  const client = useQueryClient();
  return useRecordForm({
    name: 'action-log-round',
    record: round?.id ?? `new-${jobId}`,
    schema,
    initialValues: {
      name: round?.name ?? '',
      action_type: round?.action_type ?? ('restroom_check' as ActionType),
      interval_minutes: round?.interval_minutes ?? 120,
      starts_at: round?.starts_at ?? '',
      ends_at: round?.ends_at ?? '',
      common_area_ids: round?.rooms.map(({ id }) => id) ?? [],
      building_id: round?.building.id ?? buildings[0]?.id ?? 0,
    },
    labels: {
      name: t('action-logs:rounds.name'),
      action_type: t('action-logs:field.action_type'),
      interval_minutes: t('action-logs:rounds.interval_minutes'),
      starts_at: t('action-logs:rounds.starts_at'),
      ends_at: t('action-logs:rounds.ends_at'),
      common_area_ids: t('action-logs:rounds.rooms'),
    },
    ...(round ? { updatedAt: round.updated_at } : {}),
    readRecord: (record) => {
      const { rooms, ...read } = record as Round;
      return {
        ...read,
        starts_at: read.starts_at ?? '',
        ends_at: read.ends_at ?? '',
        common_area_ids: rooms.map(({ id }) => id),
      };
    },
    save: ({ building_id, updated_at = '', ...body }) =>
      round
        ? call(roundEndpoints.updateRound, { params: { id: round.id }, body: { ...body, updated_at } })
        : call(roundEndpoints.createRound, { body: { job_id: jobId, building_id, ...body } }),
    onSaved: () => {
      showSuccess(t('action-logs:rounds.saved'));
      void client.invalidateQueries({ queryKey: roundsQuery(jobId).queryKey });
      onClose();
    },
  });
};

const RoundForm = (props: RoundDialogProps & { title: string }) => {
  const t = useText();
  const { buildings, round, title } = props;
  const form = useRoundForm(props);
  const { values } = form;
  const offered = [...new Set([...intervals, values.interval_minutes])].toSorted((a, b) => a - b);
  return (
    <RecordForm form={form} label={title}>
      <TextInput
        label={t('action-logs:rounds.name')}
        placeholder={t('action-logs:rounds.namePlaceholder')}
        autoComplete="off"
        maxLength={100}
        {...form.field('name')}
      />
      {!round && buildings.length > 1 && (
        <ChoiceChips
          label={t('action-logs:field.building')}
          choices={buildings.map(({ id }) => String(id))}
          word={(id) => buildings.find((one) => String(one.id) === id)?.name ?? ''}
          value={String(values.building_id)}
          onChange={(id) => {
            form.setFieldValue('building_id', Number(id));
            form.setFieldValue('common_area_ids', []);
          }}
        />
      )}
      <Columns columns="1fr 1fr" gap="sm">
        <NativeSelect
          label={t('action-logs:field.action_type')}
          data={actionTypes.map((type) => ({ value: type, label: t(`action-logs:type.${type}`) }))}
          {...form.field('action_type')}
        />
        <NativeSelect
          label={t('action-logs:rounds.interval_minutes')}
          data={offered.map((minutes) => ({ value: String(minutes), label: intervalWord(minutes, t) }))}
          value={String(values.interval_minutes)}
          error={form.errors.interval_minutes}
          onChange={({ currentTarget }) =>
            form.setFieldValue('interval_minutes', Number(currentTarget.value))
          }
        />
        <TextInput type="time" label={t('action-logs:rounds.starts_at')} {...form.field('starts_at')} />
        <TextInput type="time" label={t('action-logs:rounds.ends_at')} {...form.field('ends_at')} />
      </Columns>
      <RoomsField
        buildingId={values.building_id}
        value={values.common_area_ids}
        error={form.errors.common_area_ids}
        onChange={(ids) => form.setFieldValue('common_area_ids', ids)}
      />
      <FormActions saving={form.saving} save={t('platform:actions.save')} />
    </RecordForm>
  );
};

/** Name, kind, interval, hours and rooms of a round. */
const RoundDialog = (props: RoundDialogProps) => {
  const t = useText();
  const title = t(props.round ? 'action-logs:rounds.edit' : 'action-logs:rounds.add');
  return (
    <Dialog form title={title} onClose={props.onClose}>
      <RoundForm {...props} title={title} />
    </Dialog>
  );
};

export default RoundDialog;
