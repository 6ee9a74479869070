import { useQueryClient } from '@tanstack/react-query';
import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { sharedLogEndpoints } from '../../contract/index.ts';
import { refreshLog } from '../cache-log.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';

type Props = { log: ShownLog; onEmail: () => void; onClose: () => void };

const ShareLog = ({ log, onEmail, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ShareDialog
      title={t('action-logs:shared.title', { date: formatDate(log.log_date) })}
      query={endpointQuery(sharedLogEndpoints.getActionLogShareLink, { params: { id: log.id } })}
      onEmail={onEmail}
      onClose={() => {
        // The history of the log shows that it was shared.
        refreshLog(client, log);
        onClose();
      }}
    />
  );
};

export default ShareLog;
