import { NativeSelect, TextInput } from '@mantine/core';
import { useBuilding } from '#features/sites/buildings/web';
import { FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Inspection, inspectionEndpoints } from '../../contract/index.ts';
import type { Act } from './use-act.ts';

type Props = { inspection: Inspection; act: Act; onClose: () => void };

const NewTenantForm = ({ inspection, act, onClose }: Props) => {
  const t = useText();
  const building = useBuilding(inspection.building.id);
  const form = useRecordForm({
    name: 'inspection-tenant',
    record: inspection.client_uuid,
    schema: inspectionEndpoints.createInspectionTenant.body,
    initialValues: { name: '', suite: '', floor_ids: [] as number[] },
    save: (body) => act.createTenant(body),
    onSaved: onClose,
  });
  const [floor = ''] = form.values.floor_ids;
  return (
    <RecordForm form={form} label={t('inspections:walk.newTenant')}>
      <TextInput
        label={t('inspections:walk.tenantName')}
        maxLength={form.limit('name')}
        autoComplete="off"
        {...form.field('name')}
      />
      <TextInput
        label={t('inspections:walk.suite')}
        maxLength={form.limit('suite')}
        autoComplete="off"
        {...form.field('suite')}
      />
      <NativeSelect
        label={t('inspections:walk.floor')}
        data={[
          { value: '', label: t('inspections:walk.noFloor') },
          ...(building?.floors ?? []).map(({ id, label }) => ({ value: String(id), label })),
        ]}
        error={form.errors.floor_ids}
        value={String(floor)}
        onChange={({ currentTarget: { value } }) =>
          form.setFieldValue('floor_ids', value === '' ? [] : [Number(value)])
        }
      />
      <FormActions saving={form.saving} save={t('inspections:walk.addTenant')} />
    </RecordForm>
  );
};

/** Somebody moved in whom the building does not know yet. */
const NewTenantDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog form title={t('inspections:walk.newTenant')} onClose={props.onClose}>
      <NewTenantForm {...props} />
    </Dialog>
  );
};

export default NewTenantDialog;
