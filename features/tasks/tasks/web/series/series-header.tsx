import { Button } from '@mantine/core';
import {
  IconCalendarOff,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconShare,
  IconTrash,
} from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { HolidaysDialog } from '#features/accounts/organizations/web';
import { call } from '#platform/web/api/index';
import { confirm, showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useGo } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { PageHeader } from '#platform/web/ui/index';
import { type TaskSeries, taskEndpoints, titleWords } from '../../contract/index.ts';
import { seriesListHref, tasksHref } from '../addresses.ts';
import { ruleWords } from './due-words.ts';
import { cacheSeries, seriesQuery } from './series-queries.ts';
import { SeriesStatusChip } from './series-status.tsx';

const [EditDialog, preload] = lazyPart(() => import('./edit-dialog.tsx'));

const [ShareDialog] = lazyPart(() => import('../sharing/share-series.tsx'));

type Open = 'edit' | 'holidays' | 'share' | null;

export const SeriesHeader = ({ series }: { series: TaskSeries }) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const mayChangeHolidays = useFlag('hasAccessAdminCompanySettings');
  const [open, setOpen] = useState<Open>(null);
  const { can, recurrence } = series;
  const params = { id: series.id };
  const pause = async () => {
    const agreed = await confirm(t('tasks:series.pauseQuestion'), {
      agree: t('tasks:series.menu.pause'),
    });
    if (!agreed) return;
    cacheSeries(client, await call(taskEndpoints.pauseSeries, { params }));
    showSuccess(t('tasks:series.paused'));
  };
  const resume = async () => {
    cacheSeries(client, await call(taskEndpoints.resumeSeries, { params }));
    showSuccess(t('tasks:series.resumed'));
  };
  const remove = async () => {
    const agreed = await confirm(t('tasks:series.deleteQuestion'), {
      agree: t('platform:actions.delete'),
      danger: true,
    });
    if (!agreed) return;
    await call(taskEndpoints.deleteSeries, { params });
    await go(seriesListHref);
    client.removeQueries({ queryKey: seriesQuery(series.id).queryKey });
    showSuccess(t('tasks:series.deleted'));
  };
  const run = (step: () => Promise<void>) => () => void step().catch(showProblem);
  const menu = [
    ...(can.pause
      ? [{ label: t('tasks:series.menu.pause'), icon: IconPlayerPause, onClick: run(pause) }]
      : []),
    ...(can.resume && can.update
      ? [{ label: t('tasks:series.menu.edit'), icon: IconPencil, onClick: () => setOpen('edit') }]
      : []),
    ...(mayChangeHolidays
      ? [
          {
            label: t('tasks:series.menu.holidays'),
            icon: IconCalendarOff,
            onClick: () => setOpen('holidays'),
          },
        ]
      : []),
    ...(can.share
      ? [{ label: t('tasks:task.share'), icon: IconShare, onClick: () => setOpen('share') }]
      : []),
    ...(can.delete
      ? [{ label: t('tasks:series.menu.delete'), icon: IconTrash, danger: true, onClick: run(remove) }]
      : []),
  ];
  const resumeButton = can.resume && (
    <Button leftSection={<IconPlayerPlay size={20} aria-hidden />} onClick={run(resume)}>
      {t('tasks:series.menu.resume')}
    </Button>
  );
  const editButton = can.update && (
    <Button
      leftSection={<IconPencil size={20} aria-hidden />}
      onPointerEnter={preload}
      onClick={() => setOpen('edit')}
    >
      {t('tasks:series.menu.edit')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={titleWords(series.title)}
        chip={<SeriesStatusChip status={series.status} />}
        subtitle={ruleWords(recurrence.rule, recurrence.based_on, t)}
        breadcrumbs={[
          { title: t('tasks:titles.list'), to: tasksHref() },
          { title: t('tasks:series.list.label'), to: seriesListHref },
          titleWords(series.title),
        ]}
        action={resumeButton || editButton}
        menu={menu}
      />
      <Suspense fallback={null}>
        {open === 'edit' && <EditDialog series={series} onClose={() => setOpen(null)} />}
        {open === 'holidays' && <HolidaysDialog onClose={() => setOpen(null)} />}
        {open === 'share' && <ShareDialog series={series} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};
