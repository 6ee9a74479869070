import { Button } from '@mantine/core';
import { IconLock, IconPencil, IconPrinter, IconRotate2, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { type MenuAction, PageHeader } from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';
import { LogStatus } from './log-status.tsx';
import type { Act } from './use-act.ts';
import { useLogMoves } from './use-log-moves.ts';

const [ReopenDialog] = lazyPart(() => import('./reopen-dialog.tsx'));

type Props = { log: ShownLog; act: Act; isFinalizing: boolean; onDay: (() => void) | undefined };

export const LogHeader = ({ log, act, isFinalizing, onDay }: Props) => {
  const t = useText();
  const [reopening, setReopening] = useState(false);
  const { busy, finalize, remove } = useLogMoves(log, act);
  const { can, allowed_transitions: moves, job } = log;
  const title = t('action-logs:log.title', { date: formatDate(log.log_date) });
  const menu: MenuAction[] = [
    ...(onDay ? [{ label: t('action-logs:day.title'), icon: IconPencil, onClick: onDay }] : []),
    ...(moves.includes('reopen')
      ? [{ label: t('action-logs:log.reopen'), icon: IconRotate2, onClick: () => setReopening(true) }]
      : []),
    { label: t('action-logs:log.print'), icon: IconPrinter, onClick: () => print() },
    ...(can.delete || can.delete_final
      ? [{ label: t('action-logs:log.delete'), icon: IconTrash, danger: true, onClick: () => void remove() }]
      : []),
  ];
  return (
    <>
      <PageHeader
        title={title}
        chip={<LogStatus log={log} />}
        subtitle={`${job.job_number} ${job.job_name} · ${log.porter.name}`}
        breadcrumbs={[{ title: t('action-logs:titles.list'), to: paths.list }, title]}
        action={
          moves.includes('finalize') && (
            <Button
              loading={busy}
              disabled={isFinalizing}
              leftSection={<IconLock size={18} aria-hidden />}
              onClick={() => void finalize()}
            >
              {t(isFinalizing ? 'action-logs:log.finalizing' : 'action-logs:log.finalize')}
            </Button>
          )
        }
        menu={menu}
      />
      <Suspense fallback={null}>
        {reopening && <ReopenDialog log={log} onClose={() => setReopening(false)} />}
      </Suspense>
    </>
  );
};
