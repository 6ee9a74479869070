import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { type Address, address } from '#features/sites/clients/contract';
import { AddressFields, fieldsOf } from '#features/sites/clients/web';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { FormDialog, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type SpecialProject, specialProjectEndpoints } from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';

export type AddressKind = 'service_address' | 'billing_address';

type Props = { project: SpecialProject; kind: AddressKind; onClose: () => void };

const entered = z.strictObject({ address });

const empty = { line_1: '', line_2: '', city: '', county: '', state: '', zip: '' };

const calls = {
  service_address: specialProjectEndpoints.setServiceAddress,
  billing_address: specialProjectEndpoints.setBillingAddress,
} as const;

const AddressDialog = ({ project, kind, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { id } = project;
  const form = useRecordForm({
    name: `special-project-${kind}`,
    record: id,
    schema: entered,
    initialValues: { address: (project[kind] ?? empty) as Record<keyof Address, string> },
    save: (body) => call(calls[kind], { params: { id }, body: body.address }),
    onSaved: (saved) => {
      cacheProject(client, saved);
      showSuccess(t('special-projects:done.saved'));
      onClose();
    },
  });
  return (
    <FormDialog title={t(`special-projects:field.${kind}`)} form={form} onClose={onClose}>
      <AddressFields field={fieldsOf('special-project', form)} name="address" />
    </FormDialog>
  );
};

export default AddressDialog;
