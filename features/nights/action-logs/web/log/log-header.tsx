import { Button } from '@mantine/core';
import {
  IconEye,
  IconFileTypePdf,
  IconLock,
  IconMail,
  IconPencil,
  IconPrinter,
  IconRotate2,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { call } from '#platform/web/api/index';
import { confirm, showAlert, showProblem, showSuccess } from '#platform/web/feedback/index';
import { loadMessages } from '#platform/web/forms/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { savedWords } from '#platform/web/outbox/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import { type MenuAction, PageHeader, saveMadeFile } from '#platform/web/ui/index';
import { actionLogEndpoints, finalizeGaps, sharedLogEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { logQuery, refreshLists } from '../cache-log.ts';
import type { ShownLog } from '../outbox/with-unsent.ts';
import { LogStatus } from './log-status.tsx';
import type { Act } from './use-act.ts';

/** What the buttons of a log do, apart from those that open a dialog. */
const useLogTransitions = (log: ShownLog, act: Act) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, can, keys } = log;

  const runStep = async (step: () => Promise<void>, fallback?: string): Promise<void> => {
    setBusy(true);
    try {
      await step();
    } catch (error) {
      void client.invalidateQueries({ queryKey: logQuery(id).queryKey });
      showProblem(error, fallback);
    } finally {
      setBusy(false);
    }
  };

  /** Checks by the same rule as the server, because without a network nobody else says what is missing. */
  const gaps = async (): Promise<string> => {
    const messageText = await loadMessages();
    const entries = log.entries.map((one) => ({ ...one, photos: one.files.length + one.photos.length }));
    return Object.values(finalizeGaps({ ...log, entries }))
      .flat()
      .map((code) => messageText(code))
      .join('\n');
  };

  const finalize = () =>
    runStep(async () => {
      const missing = await gaps();
      if (missing !== '') {
        showAlert({ text: missing, colour: 'red' });
        return;
      }
      const outcome = await act.finalize();
      showSuccess(outcome.sent ? t('action-logs:log.finalized') : savedWords(outcome));
    }, t('action-logs:log.notFinalized'));

  const remove = () =>
    runStep(async () => {
      const question = t('action-logs:log.deleteQuestion', { date: formatDate(log.log_date) });
      if (!(await confirm(question, { agree: t('platform:actions.delete'), danger: true }))) return;
      const { deleteActionLog, deleteFinalActionLog } = actionLogEndpoints;
      await call(can.delete_final ? deleteFinalActionLog : deleteActionLog, { params: { id } });
      await go(paths.list);
      for (const ref of [id, ...keys]) client.removeQueries({ queryKey: logQuery(ref).queryKey });
      refreshLists(client);
      showSuccess(t('action-logs:log.deleted'));
    });

  return { busy, finalize, remove };
};

const [ShownDialog] = lazyPart(() => import('./shown-dialog.tsx'));
const [ShareLog] = lazyPart(() => import('../sharing/share-log.tsx'));
const [EmailLog] = lazyPart(() => import('../sharing/email-log.tsx'));
const [ReopenDialog] = lazyPart(() => import('./reopen-dialog.tsx'));

type Props = { log: ShownLog; act: Act; isFinalizing: boolean; onDay: (() => void) | undefined };

export const LogHeader = ({ log, act, isFinalizing, onDay }: Props) => {
  const t = useText();
  const [asking, setAsking] = useState<'reopen' | 'shown' | 'share' | 'email' | null>(null);
  const { busy, finalize, remove } = useLogTransitions(log, act);
  const { can, allowed_transitions: transitions, job } = log;
  const title = t('action-logs:log.title', { date: formatDate(log.log_date) });
  const pdf = (reader: 'internal' | 'client') =>
    void saveMadeFile(sharedLogEndpoints.getActionLogPdf, { params: { id: log.id }, query: { for: reader } });
  const menu: MenuAction[] = [
    ...(onDay ? [{ label: t('action-logs:day.title'), icon: IconPencil, onClick: onDay }] : []),
    ...(transitions.includes('reopen')
      ? [{ label: t('action-logs:log.reopen'), icon: IconRotate2, onClick: () => setAsking('reopen') }]
      : []),
    ...(can.show && log.id > 0
      ? [{ label: t('action-logs:log.shown'), icon: IconEye, onClick: () => setAsking('shown') }]
      : []),
    ...(can.share
      ? [
          { label: t('action-logs:log.share'), icon: IconShare, onClick: () => setAsking('share') },
          { label: t('action-logs:log.email'), icon: IconMail, onClick: () => setAsking('email') },
        ]
      : []),
    ...(log.id > 0
      ? [{ label: t('action-logs:log.pdf'), icon: IconFileTypePdf, onClick: () => pdf('internal') }]
      : []),
    ...(can.share
      ? [{ label: t('action-logs:log.clientPdf'), icon: IconFileTypePdf, onClick: () => pdf('client') }]
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
          transitions.includes('finalize') && (
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
        {asking === 'reopen' && <ReopenDialog log={log} onClose={() => setAsking(null)} />}
        {asking === 'shown' && <ShownDialog log={log} act={act} onClose={() => setAsking(null)} />}
        {asking === 'share' && (
          <ShareLog log={log} onEmail={() => setAsking('email')} onClose={() => setAsking(null)} />
        )}
        {asking === 'email' && <EmailLog log={log} onClose={() => setAsking(null)} />}
      </Suspense>
    </>
  );
};
