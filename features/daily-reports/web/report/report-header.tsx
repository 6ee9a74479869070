import { Button } from '@mantine/core';
import { IconLock, IconPrinter, IconRotate2, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import { type MenuAction, PageHeader } from '#platform/web/ui/index';
import { reportEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { ReportStatusChip } from '../list/report-status.tsx';
import { reportQuery } from '../report-query.ts';
import { readListsAgain } from '../take-report.ts';
import type { Act } from './use-act.ts';
import type { Shown } from './use-report.ts';

const [FinalizeDialog] = lazyPart(() => import('./finalize-dialog.tsx'), { soon: true });
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
      readListsAgain(client);
      showSuccess(t('daily-reports:report.deleted'));
    } catch (error) {
      showProblem(error);
    }
  };
};

export const ReportHeader = ({ shown, act }: { shown: Shown; act: Act }) => {
  const t = useText();
  const [asking, setAsking] = useState<'finalize' | 'reopen' | null>(null);
  const remove = useRemove(shown);
  const { report, isSent, isFinalizing } = shown;
  const { job, can, allowed_transitions: moves } = report;
  const title = `${job.job_number} ${job.job_name}`;
  const menu: MenuAction[] = [
    ...(moves.includes('reopen')
      ? [{ label: t('daily-reports:report.reopen'), icon: IconRotate2, onClick: () => setAsking('reopen') }]
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
          moves.includes('finalize') &&
          !isFinalizing && (
            <Button leftSection={<IconLock size={18} aria-hidden />} onClick={() => setAsking('finalize')}>
              {t('daily-reports:report.finalize')}
            </Button>
          )
        }
        menu={menu}
      />
      <Suspense fallback={null}>
        {asking === 'finalize' && <FinalizeDialog {...{ shown, act }} onClose={() => setAsking(null)} />}
        {asking === 'reopen' && <ReopenDialog report={report} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
};
