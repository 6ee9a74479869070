import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type DailyReport, reportEndpoints } from '../../contract/index.ts';
import { takeReport } from '../take-report.ts';

type Props = { report: DailyReport; onClose: () => void };

const Reason = ({ report: { id, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const form = useRecordForm({
    name: 'reopen-daily-report',
    record: id,
    schema: reportEndpoints.reopenDailyReport.body.omit({ id: true }),
    initialValues: { reason: '' },
    updatedAt: updated_at,
    save: (body) => call(reportEndpoints.reopenDailyReport, { body: { ...body, id } }),
    onSaved: (answer) => {
      takeReport(client, answer);
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('daily-reports:report.reopenTitle')}>
      <Text size="sm">{t('daily-reports:report.reopenText')}</Text>
      <CountedTextarea
        data-autofocus
        label={t('daily-reports:report.reason')}
        limit={form.limit('reason')}
        {...form.field('reason')}
      />
      <FormActions
        saving={form.saving}
        save={t('daily-reports:report.reopen')}
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
    <Dialog form title={t('daily-reports:report.reopenTitle')} onClose={props.onClose}>
      <Reason {...props} />
    </Dialog>
  );
};

export default ReopenDialog;
