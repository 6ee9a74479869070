import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Inspection, inspectionEndpoints } from '../../contract/index.ts';
import { takeInspection } from '../take-inspection.ts';

type Props = { inspection: Inspection; onClose: () => void };

const Reason = ({ inspection, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { id, updated_at } = inspection;
  const form = useRecordForm({
    name: 'reopen-inspection',
    record: id,
    schema: inspectionEndpoints.reopenInspection.body,
    initialValues: { reason: '' },
    updatedAt: updated_at,
    save: (body) => call(inspectionEndpoints.reopenInspection, { params: { id }, body }),
    onSaved: (answer) => {
      takeInspection(client, answer);
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('inspections:report.reopenTitle', { number: inspection.number })}>
      <Text size="sm">
        {t(`inspections:report.${inspection.status === 'finalized' ? 'reopenFinal' : 'reopenToNew'}`)}
      </Text>
      <CountedTextarea
        data-autofocus
        label={t('inspections:report.reason')}
        limit={form.limit('reason')}
        {...form.field('reason')}
      />
      <FormActions
        saving={form.saving}
        save={t('inspections:report.reopen')}
        cancel={
          <Button variant="default" onClick={onClose}>
            {t('platform:actions.cancel')}
          </Button>
        }
      />
    </RecordForm>
  );
};

const ReopenDialog = (props: Props) => {
  const t = useText();
  return (
    <Dialog
      form
      title={t('inspections:report.reopenTitle', { number: props.inspection.number })}
      onClose={props.onClose}
    >
      <Reason {...props} />
    </Dialog>
  );
};

export default ReopenDialog;
