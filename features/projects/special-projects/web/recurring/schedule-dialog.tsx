import { useQueryClient } from '@tanstack/react-query';
import type { RecurrenceRule } from '#features/tasks/tasks/contract';
import { monthlyFrom, RuleField } from '#features/tasks/tasks/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { todayIn, useText } from '#platform/web/i18n/index';
import { recurringEndpoints, type SpecialProject } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';

type Props = { project: SpecialProject; onClose: () => void };

const { addRecurringInterval } = recurringEndpoints;

const ScheduleDialog = ({ project, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { id, updated_at, scheduled_date, schedules, time_zone: zone } = project;
  const from = schedules.length === 0 ? scheduled_date : null;
  const form = useRecordForm({
    name: 'special-project-schedule',
    record: id,
    schema: addRecurringInterval.body,
    initialValues: { rule: monthlyFrom(from ?? todayIn(zone)) as RecurrenceRule },
    updatedAt: updated_at,
    save: (body) => call(addRecurringInterval, { params: { id }, body }),
    onSaved: (saved) => {
      cacheProject(client, saved);
      showSuccess(t('special-projects:recurs.added'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('special-projects:recurs.add')} form={form} onClose={onClose}>
      <RuleField
        value={form.values.rule}
        onChange={(rule) => form.setFieldValue('rule', rule)}
        error={(field) => form.errors[`rule.${field}`]}
        zone={zone}
      />
    </FormDialog>
  );
};

export default ScheduleDialog;
