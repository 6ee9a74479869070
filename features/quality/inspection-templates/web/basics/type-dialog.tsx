import { Switch, TextInput } from '@mantine/core';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { basicsEndpoints, describeType, type OwnType } from '../../contract/index.ts';

const { createInspectionType, updateInspectionType, listInspectionTypes } = basicsEndpoints;

const refreshes = [listInspectionTypes];

const TypeDialog = ({ type, onClose }: { type: OwnType | null; onClose: () => void }) => {
  const t = useText();
  const create = useAction(createInspectionType, { refreshes, quiet: true });
  const update = useAction(updateInspectionType, { refreshes, quiet: true });
  const form = useRecordForm({
    name: 'inspection-type',
    record: type?.id ?? 'new',
    schema: (type
      ? updateInspectionType.body
      : createInspectionType.body) as typeof updateInspectionType.body,
    initialValues: { name: type?.name ?? '', active: type?.active ?? true },
    ...(type && { updatedAt: type.updated_at }),
    labels: { name: t('inspection-templates:field.name'), active: t('inspection-templates:field.active') },
    save: ({ updated_at, ...fields }) =>
      type
        ? update.mutateAsync({ params: { id: type.id }, body: { ...fields, updated_at } })
        : create.mutateAsync({ body: fields }),
    onSaved: () => {
      showSuccess(t('inspection-templates:saved'));
      onClose();
    },
  });
  return (
    <Dialog
      form
      title={type ? describeType(type, currentLocale()) : t('inspection-templates:types.add')}
      onClose={onClose}
    >
      <RecordForm form={form}>
        <TextInput
          label={t('inspection-templates:field.name')}
          maxLength={100}
          autoComplete="off"
          {...form.field('name')}
        />
        <Switch
          label={t('inspection-templates:field.active')}
          description={t('inspection-templates:types.activeText')}
          checked={form.values.active}
          onChange={(event) => form.setFieldValue('active', event.currentTarget.checked)}
        />
        <FormActions saving={form.saving} />
      </RecordForm>
    </Dialog>
  );
};

export default TypeDialog;
