import { useQueryClient } from '@tanstack/react-query';
import { ClientField } from '#features/sites/clients/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';

type Props = { project: SpecialProject; onClose: () => void };

const { updateProjectClient } = specialProjectEndpoints;

const ClientDialog = ({ project: { id, client: current, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'special-project-client',
    record: id,
    schema: updateProjectClient.body,
    initialValues: { client_id: current.id as number | null },
    updatedAt: updated_at,
    save: (body) => call(updateProjectClient, { params: { id }, body }),
    onSaved: (saved) => {
      cacheProject(client, saved);
      showSuccess(t('special-projects:client.changed'));
      onClose();
    },
  });
  return (
    <FormDialog title={t('special-projects:client.change')} form={form} onClose={onClose}>
      <ClientField
        onlyKnown
        label={t('special-projects:field.client_id')}
        withAsterisk
        value={form.values.client_id}
        onChange={(chosen) => form.setFieldValue('client_id', chosen)}
        current={current}
        error={form.errors.client_id}
      />
    </FormDialog>
  );
};

export default ClientDialog;
