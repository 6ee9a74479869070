import { Button } from '@mantine/core';
import {
  IconChecklist,
  IconFileTypePdf,
  IconLock,
  IconMail,
  IconPencil,
  IconPlayerPlay,
  IconPrinter,
  IconRepeat,
  IconRotate2,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, lazyPart, urlFlag, useSearchState } from '#platform/web/routing/index';
import { type MenuAction, PageHeader, StatusChip, saveMadeFile } from '#platform/web/ui/index';
import { type Inspection, reportEndpoints } from '../../contract/index.ts';
import { paths, walkHref } from '../addresses.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import { newTaskHref } from './new-task-href.ts';
import { useReportTransitions } from './use-report-transitions.ts';

/** `?give=true` hands the link over on the spot. */
const giveSearch = z.object({ give: urlFlag() });

const [ShareDialog] = lazyPart(() => import('../sharing/share-inspection.tsx'));
const [EmailDialog] = lazyPart(() => import('../sharing/email-inspection.tsx'));
const [ReopenDialog] = lazyPart(() => import('./reopen-dialog.tsx'));

export const ReportHeader = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const [asking, setAsking] = useState<'reopen' | 'share' | 'email' | null>(null);
  const [{ give }, setSearch] = useSearchState(giveSearch);
  const { busy, finalize, again, remove } = useReportTransitions(inspection);
  const { status, can, allowed_transitions: transitions, job } = inspection;
  const title = t('inspections:report.title', { number: inspection.number });
  const underWay = status === 'new' && can.update;
  const menu: MenuAction[] = [
    ...(can.update && !underWay
      ? [{ label: t('inspections:report.edit'), icon: IconPencil, to: walkHref(inspection.id) }]
      : []),
    ...(can.share
      ? [{ label: t('inspections:report.share'), icon: IconShare, onClick: () => setAsking('share') }]
      : []),
    ...(can.email
      ? [{ label: t('inspections:mail.send'), icon: IconMail, onClick: () => setAsking('email') }]
      : []),
    ...(can.reinspect
      ? [{ label: t('inspections:report.again'), icon: IconRepeat, onClick: () => void again() }]
      : []),
    ...(can.add_task
      ? [{ label: t('inspections:report.addTask'), icon: IconChecklist, to: newTaskHref(inspection) }]
      : []),
    ...(transitions.includes('reopen')
      ? [{ label: t('inspections:report.reopen'), icon: IconRotate2, onClick: () => setAsking('reopen') }]
      : []),
    {
      label: t('inspections:pdf.download'),
      icon: IconFileTypePdf,
      onClick: () => void saveMadeFile(reportEndpoints.getInspectionPdf, { params: { id: inspection.id } }),
    },
    { label: t('inspections:report.print'), icon: IconPrinter, onClick: () => print() },
    ...(can.delete
      ? [
          {
            label: t('inspections:report.delete'),
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
        chip={
          <>
            <InspectionStatusChip inspection={inspection} />
            {inspection.visibility === 'internal' && (
              <StatusChip status="internal" label={t('inspections:visibility.internal')} />
            )}
          </>
        }
        subtitle={`${job.job_number} ${job.job_name}`}
        breadcrumbs={[{ title: t('inspections:titles.list'), to: paths.list }, title]}
        action={
          underWay ? (
            <ButtonLink to={walkHref(inspection.id)} leftSection={<IconPlayerPlay size={18} aria-hidden />}>
              {t('inspections:report.continue')}
            </ButtonLink>
          ) : (
            transitions.includes('finalize') && (
              <Button
                loading={busy}
                leftSection={<IconLock size={18} aria-hidden />}
                onClick={() => void finalize()}
              >
                {t('inspections:report.finalize')}
              </Button>
            )
          )
        }
        menu={menu}
      />
      <Suspense fallback={null}>
        {give && can.share && (
          <ShareDialog
            inspection={inspection}
            giving
            onEmail={
              can.email
                ? () => {
                    setSearch({ give: false }, { replace: true });
                    setAsking('email');
                  }
                : undefined
            }
            onClose={() => setSearch({ give: false }, { replace: true })}
          />
        )}
        {asking === 'share' && <ShareDialog inspection={inspection} onClose={() => setAsking(null)} />}
        {asking === 'email' && <EmailDialog inspection={inspection} onClose={() => setAsking(null)} />}
        {asking === 'reopen' && <ReopenDialog inspection={inspection} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
};
