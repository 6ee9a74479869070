import { ChartFrame } from '#platform/web/figures/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { RecordLines } from '#platform/web/ui/index';
import type { OpenRequest } from '../../contract/index.ts';
import { actionLogHref } from '../addresses.ts';

/** What tenants wait for, the latest first; each opens its log. */
export const OpenRequests = ({ requests }: { requests: readonly OpenRequest[] }) => {
  const t = useText();
  return (
    <ChartFrame title={t('action-logs:dashboard.charts.requests')} empty={requests.length === 0} wide>
      <RecordLines
        label={t('action-logs:dashboard.charts.requests')}
        lines={requests.map(({ id, log_id, action_type, description, job, requested_by, since }) => ({
          id,
          to: actionLogHref(log_id),
          title: description === '' ? t(`action-logs:type.${action_type}`) : description,
          facts: [
            description !== '' && t(`action-logs:type.${action_type}`),
            `${job.job_number} ${job.job_name}`,
            requested_by !== null && t('action-logs:entry.requestedBy', { name: requested_by }),
            t('action-logs:dashboard.charts.since', { when: formatDateTime(since) }),
          ],
          marks: null,
        }))}
      />
    </ChartFrame>
  );
};
