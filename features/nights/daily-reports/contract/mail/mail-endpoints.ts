import { recordMailEndpoints } from '#features/sites/record-mail/contract';
import { sendAccess } from '../sharing/shared-endpoints.ts';

const calls = recordMailEndpoints({
  path: '/daily-reports/{id}',
  record: 'a final nightly report',
  access: sendAccess,
  audit: 'daily-report.emailed',
});

export const dailyReportMailEndpoints = {
  listDailyReportRecipients: calls.recipients,
  emailDailyReport: calls.send,
};
