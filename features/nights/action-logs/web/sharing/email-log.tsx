import { useQueryClient } from '@tanstack/react-query';
import { EmailDialog } from '#features/sites/record-mail/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { sharedLogEndpoints } from '../../contract/index.ts';
import { refreshLog } from '../cache-log.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';

const endpoints = {
  recipients: sharedLogEndpoints.listActionLogRecipients,
  send: sharedLogEndpoints.emailActionLog,
};

const EmailLog = ({ log, onClose }: { log: ShownLog; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <EmailDialog
      title={t('action-logs:shared.dialog', { date: formatDate(log.log_date) })}
      endpoints={endpoints}
      recordId={log.id}
      onSent={() => refreshLog(client, log)}
      onClose={onClose}
    />
  );
};

export default EmailLog;
