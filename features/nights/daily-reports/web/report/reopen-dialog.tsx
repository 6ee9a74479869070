import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { ReasonDialog } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type DailyReport, reportEndpoints } from '../../contract/index.ts';
import { cacheReport } from '../cache-report.ts';

type Props = { report: DailyReport; onClose: () => void };

const schema = reportEndpoints.reopenDailyReport.body.omit({ id: true });

const ReopenDialog = ({ report: { id, updated_at }, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return (
    <ReasonDialog
      name="reopen-daily-report"
      record={id}
      schema={schema}
      updatedAt={updated_at}
      words={{
        title: t('daily-reports:report.reopenTitle'),
        text: t('daily-reports:report.reopenText'),
        label: t('daily-reports:report.reason'),
        submit: t('daily-reports:report.reopen'),
      }}
      save={(body) => call(reportEndpoints.reopenDailyReport, { body: { ...body, id } })}
      onSaved={(answer) => {
        cacheReport(client, answer);
        onClose();
      }}
      onClose={onClose}
    />
  );
};

export default ReopenDialog;
