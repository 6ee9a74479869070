import { useQueryClient } from '@tanstack/react-query';
import { EmailDialog } from '#features/sites/record-mail/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { type DailyReport, dailyReportMailEndpoints } from '../../contract/index.ts';
import { refreshReport } from '../cache-report.ts';

const endpoints = {
  recipients: dailyReportMailEndpoints.listDailyReportRecipients,
  send: dailyReportMailEndpoints.emailDailyReport,
};

const EmailReport = ({ report, onClose }: { report: DailyReport; onClose: () => void }) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <EmailDialog
      title={t('daily-reports:share.dialog', { date: formatDate(report.report_date) })}
      endpoints={endpoints}
      recordId={report.id}
      onSent={() => refreshReport(client, report.client_uuid)}
      onClose={onClose}
    />
  );
};

export default EmailReport;
