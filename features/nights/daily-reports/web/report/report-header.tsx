import { Button } from '@mantine/core';
import {
  IconEye,
  IconFileTypePdf,
  IconLock,
  IconMail,
  IconPrinter,
  IconRotate2,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import { type MenuAction, PageHeader, saveMadeFile } from '#platform/web/ui/index';
import { reportEndpoints, reportPaperEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { refreshLists } from '../cache-report.ts';
import { ReportStatusChip } from '../list/report-status.tsx';
import { reportQuery } from '../report-query.ts';
import type { Act } from './use-act.ts';
import type { Shown } from './use-report.ts';

const [FinalizeDialog] = lazyPart(() => import('./finalize-dialog.tsx'), { soon: true });
const [ShownDialog] = lazyPart(() => import('./shown-dialog.tsx'));
const [ShareReport] = lazyPart(() => import('../sharing/share-report.tsx'));
const [EmailReport] = lazyPart(() => import('../sharing/email-report.tsx'));
const [ReopenDialog] = lazyPart(() => import('./reopen-dialog.tsx'));

const useRemove = ({ report: { id, status, keys } }: Shown) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  return async () => {
    const isFinal = status === 'finalized';
    const agreed = await confirm(t(`daily-reports:report.${isFinal ? 'deleteFinal' : 'deleteQuestion'}`), {
      agree: t('platform:actions.delete'),
      danger: true,
    });
    if (!agreed) return;
    try {
      const { deleteDailyReport, deleteFinalDailyReport } = reportEndpoints;
      await call(isFinal ? deleteFinalDailyReport : deleteDailyReport, { params: { id } });
      await go(paths.list);
      for (const ref of [id, ...keys]) client.removeQueries({ queryKey: reportQuery(ref).queryKey });
      refreshLists(client);
      showSuccess(t('daily-reports:report.deleted'));
    } catch (error) {
      showProblem(error);
    }
  };
};

type Asked = 'finalize' | 'reopen' | 'shown' | 'share' | 'email';

export const ReportHeader = ({ shown, act }: { shown: Shown; act: Act }) => {
  const t = useText();
  const [asking, setAsking] = useState<Asked | null>(null);
  const remove = useRemove(shown);
  const { report, isSent, isFinalizing } = shown;
  const { job, can, allowed_transitions: transitions } = report;
  const title = `${job.job_number} ${job.job_name}`;
  const pdf = (reader: 'internal' | 'client') =>
    void saveMadeFile(reportPaperEndpoints.getDailyReportPdf, {
      params: { id: report.id },
      query: { for: reader },
    });
  const menu: MenuAction[] = [
    ...(can.show && isSent
      ? [{ label: t('daily-reports:report.shown'), icon: IconEye, onClick: () => setAsking('shown') }]
      : []),
    ...(can.share
      ? [
          { label: t('daily-reports:report.share'), icon: IconShare, onClick: () => setAsking('share') },
          { label: t('daily-reports:report.email'), icon: IconMail, onClick: () => setAsking('email') },
        ]
      : []),
    ...(transitions.includes('reopen')
      ? [{ label: t('daily-reports:report.reopen'), icon: IconRotate2, onClick: () => setAsking('reopen') }]
      : []),
    ...(isSent
      ? [{ label: t('daily-reports:report.pdf'), icon: IconFileTypePdf, onClick: () => pdf('internal') }]
      : []),
    ...(can.share
      ? [{ label: t('daily-reports:report.clientPdf'), icon: IconFileTypePdf, onClick: () => pdf('client') }]
      : []),
    { label: t('daily-reports:report.print'), icon: IconPrinter, onClick: () => print() },
    ...(can.delete && isSent
      ? [
          {
            label: t('daily-reports:report.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => void remove(),
          },
        ]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={title}
        chip={<ReportStatusChip report={report} />}
        subtitle={t('daily-reports:report.subtitle', {
          date: formatDate(report.report_date),
          type: t(`daily-reports:type.${report.type}`),
        })}
        breadcrumbs={[{ title: t('daily-reports:titles.list'), to: paths.list }, title]}
        action={
          transitions.includes('finalize') &&
          !isFinalizing && (
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => setAsking('finalize')}>
              {t('daily-reports:report.finalize')}
            </Button>
          )
        }
        menu={menu}
      />
      <Suspense fallback={null}>
        {asking === 'finalize' && <FinalizeDialog shown={shown} act={act} onClose={() => setAsking(null)} />}
        {asking === 'shown' && <ShownDialog shown={shown} act={act} onClose={() => setAsking(null)} />}
        {asking === 'share' && (
          <ShareReport report={report} onEmail={() => setAsking('email')} onClose={() => setAsking(null)} />
        )}
        {asking === 'email' && <EmailReport report={report} onClose={() => setAsking(null)} />}
        {asking === 'reopen' && <ReopenDialog report={report} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
};
