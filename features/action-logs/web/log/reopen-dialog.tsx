import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { whileLoading } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { actionLogEndpoints } from '../../contract/index.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';
import { takeLog } from '../take-log.ts';

type Props = { log: ShownLog; onClose: () => void };

const Reason = ({ log, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { id, updated_at } = log;
  const form = useRecordForm({
    name: 'reopen-action-log',
    record: id,
    schema: actionLogEndpoints.reopenActionLog.body,
    initialValues: { reason: '' },
    updatedAt: updated_at,
    save: (body) =>
      whileLoading(
        t('action-logs:loading.reopening'),
        call(actionLogEndpoints.reopenActionLog, { params: { id }, body }),
      ),
    onSaved: (answer) => {
      takeLog(client, answer);
      onClose();
    },
  });
  return (
    <RecordForm form={form} label={t('action-logs:log.reopenTitle')}>
      <Text size="sm">{t('action-logs:log.reopenText')}</Text>
      <CountedTextarea
        data-autofocus
        label={t('action-logs:log.reason')}
        limit={form.limit('reason')}
        {...form.field('reason')}
      />
      <FormActions
        saving={form.saving}
        save={t('action-logs:log.reopen')}
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
    <Dialog form title={t('action-logs:log.reopenTitle')} onClose={props.onClose}>
      <Reason {...props} />
    </Dialog>
  );
};

export default ReopenDialog;
