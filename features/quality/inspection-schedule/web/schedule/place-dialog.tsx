import { NativeSelect, Text, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { usePersonWords } from '#features/accounts/access/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { formatDate, formatDay, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type PlannedInspection, planEndpoints } from '../../contract/index.ts';
import { refreshDue } from '../live.ts';
import type { Board } from './board.ts';
import { type Item, siteWords } from './item.ts';

const { planInspection, movePlannedInspection } = planEndpoints;

type Props = { item: Item; board: Board; onClose: () => void };

type Values = { user_id: number | null; planned_on: string };

const schema = movePlannedInspection.body.partial({ updated_at: true });

const Place = ({ item, board, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { schedule, userId } = board;
  const { plan, job, building, due_on } = item;
  const first = due_on !== null && due_on > schedule.today ? due_on : schedule.today;
  const form = useRecordForm({
    name: 'planned-inspection',
    record: plan?.id ?? `new-${job.id}`,
    schema,
    initialValues: {
      user_id: plan ? (plan.inspector?.id ?? null) : schedule.can.plan_all ? null : userId,
      planned_on: plan?.planned_on ?? first,
    } as Values,
    ...(plan ? { updatedAt: plan.updated_at } : {}),
    readRecord: (record) => {
      const { inspector, planned_on } = record as unknown as PlannedInspection;
      return { user_id: inspector?.id ?? null, planned_on };
    },
    save: ({ user_id, planned_on, updated_at }) =>
      plan
        ? call(movePlannedInspection, {
            params: { id: plan.id },
            body: { user_id, planned_on, updated_at: updated_at ?? plan.updated_at },
          })
        : call(planInspection, {
            body: { job_id: job.id, building_id: building.id, user_id, planned_on },
          }),
    onSaved: ({ planned_on }) => {
      refreshDue(client, []);
      const words = { site: siteWords(item), day: formatDay(planned_on) };
      showSuccess(t('inspection-schedule:schedule.put', words));
      onClose();
    },
  });
  const offered = schedule.inspectors.filter(({ id }) => schedule.can.plan_all || id === userId);
  const { label } = usePersonWords();
  const chosen = form.getValues().user_id;
  return (
    <RecordForm form={form} label={siteWords(item)}>
      {due_on && (
        <Text size="sm" c="dimmed">
          {t('inspection-schedule:schedule.due', { day: formatDate(due_on) })}
        </Text>
      )}
      <TextInput
        type="date"
        data-autofocus
        min={schedule.today}
        label={t('inspection-schedule:field.planned_on')}
        {...form.field('planned_on')}
      />
      <NativeSelect
        label={t('inspection-schedule:field.inspector')}
        data={[
          { value: '', label: t('inspection-schedule:unassigned') },
          ...offered.map((person) => ({ value: String(person.id), label: label(person) })),
        ]}
        value={chosen ?? ''}
        error={form.field('user_id').error}
        onChange={({ currentTarget }) => form.setFieldValue('user_id', Number(currentTarget.value) || null)}
      />
      <FormActions
        saving={form.saving}
        save={t(plan ? 'inspection-schedule:schedule.moveSave' : 'inspection-schedule:schedule.planSave')}
      />
    </RecordForm>
  );
};

/** Day and person of an inspection, chosen by keyboard or thumb. */
const PlaceDialog = (props: Props) => (
  <Dialog form title={siteWords(props.item)} onClose={props.onClose}>
    <Place {...props} />
  </Dialog>
);

export default PlaceDialog;
