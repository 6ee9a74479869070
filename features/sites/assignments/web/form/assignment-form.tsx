import { Box, Switch, TextInput } from '@mantine/core';
import { call } from '#platform/web/api/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { type Assignment, assignmentEndpoints, roleLabels } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { roleLabel } from '../role-label.ts';

const createSchema = assignmentEndpoints.createAssignment.body;

const editSchema = assignmentEndpoints.updateAssignment.body;

const emptyAssignment = {
  name: '',
  role_key: 'supervisor',
  is_notifiable: true,
  active: true,
};

type AssignmentValues = typeof emptyAssignment;

const valuesOf = ({ name, role_key, is_notifiable, active }: Assignment): AssignmentValues => ({
  name,
  role_key,
  is_notifiable,
  active,
});

type Props = {
  /** Null for a new one. */
  assignment: Assignment | null;
  onSaved: (saved: Assignment) => void;
  onReloaded: (saved: Assignment) => void;
};

export const AssignmentForm = ({ assignment, onSaved, onReloaded }: Props) => {
  const t = useText();
  const form = useRecordForm({
    name: 'job-assignment',
    record: assignment?.id ?? 'new',
    schema: assignment ? editSchema : createSchema,
    initialValues: assignment ? valuesOf(assignment) : emptyAssignment,
    ...(assignment ? { updatedAt: assignment.updated_at } : {}),
    labels: {
      name: t('assignments:field.name'),
      role_key: t('assignments:field.role_key'),
      is_notifiable: t('assignments:field.is_notifiable'),
      active: t('assignments:field.active'),
    },
    readRecord: (record) => valuesOf(record as Assignment),
    save: (body): Promise<Assignment> =>
      assignment
        ? call(assignmentEndpoints.updateAssignment, {
            params: { id: assignment.id },
            body: { updated_at: assignment.updated_at, ...body },
          })
        : call(assignmentEndpoints.createAssignment, { body }),
    onSaved,
    onReloaded: (record) => onReloaded(record as Assignment),
  });
  return (
    <Box maw={560}>
      <RecordForm form={form} label={t('assignments:titles.edit')}>
        <TextInput
          label={t('assignments:field.name')}
          description={t('assignments:form.nameHint')}
          maxLength={form.limit('name')}
          {...form.field('name')}
        />
        <Select
          label={t('assignments:field.role_key')}
          description={t('assignments:form.roleHint')}
          allowDeselect={false}
          data={roleLabels.map((value) => ({ value, label: roleLabel(value, t) }))}
          {...form.field('role_key')}
        />
        <Switch
          label={t('assignments:field.is_notifiable')}
          description={t('assignments:form.notifiableHint')}
          {...form.getInputProps('is_notifiable', { type: 'checkbox' })}
        />
        <Switch
          label={t('assignments:field.active')}
          description={t('assignments:form.activeHint')}
          {...form.getInputProps('active', { type: 'checkbox' })}
        />
        <FormActions
          saving={form.saving}
          save={t(assignment ? 'platform:actions.save' : 'assignments:actions.create')}
          cancel={paths.list}
        />
      </RecordForm>
    </Box>
  );
};
