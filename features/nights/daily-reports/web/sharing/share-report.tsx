import { useQueryClient } from '@tanstack/react-query';
import { ShareDialog } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { type DailyReport, sharedReportEndpoints } from '../../contract/index.ts';
import { refreshReport } from '../cache-report.ts';

type Props = { report: DailyReport; onEmail: () => void; onClose: () => void };

const ShareReport = ({ report: { id, report_date, client_uuid }, onEmail, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ShareDialog
      title={t('daily-reports:share.title', { date: formatDate(report_date) })}
      query={endpointQuery(sharedReportEndpoints.getDailyReportShareLink, { params: { id } })}
      onEmail={onEmail}
      onClose={() => {
        // The history of the report shows that it was shared.
        refreshReport(client, client_uuid);
        onClose();
      }}
    />
  );
};

export default ShareReport;
