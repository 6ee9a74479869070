import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { whileLoading } from '#platform/web/feedback/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { actionLogEndpoints } from '../../contract/index.ts';
import { cacheLog } from '../cache-log.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';

type Props = { log: ShownLog; onClose: () => void };

const ReopenDialog = ({ log: { id, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="reopen-action-log"
      record={id}
      schema={actionLogEndpoints.reopenActionLog.body}
      updatedAt={updated_at}
      words={{
        title: t('action-logs:log.reopenTitle'),
        text: t('action-logs:log.reopenText'),
        label: t('action-logs:log.reason'),
        submit: t('action-logs:log.reopen'),
      }}
      save={(body) =>
        whileLoading(
          t('action-logs:loading.reopening'),
          call(actionLogEndpoints.reopenActionLog, { params: { id }, body }),
        )
      }
      onSaved={(answer) => {
        cacheLog(client, answer);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ReopenDialog;
