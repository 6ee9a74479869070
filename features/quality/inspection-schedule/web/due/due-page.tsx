import { Text } from '@mantine/core';
import { IconCalendarCog, IconCalendarEvent, IconClipboardCheck, IconRotate } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { dueEndpoints, type InspectionDue } from '#features/quality/inspections/contract';
import { beginHref } from '#features/quality/inspections/web';
import { call, isRead, useRecordQuery } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { type Asked, ButtonLink, lazyPart, useIdParam } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  PageHeader,
  PageSkeleton,
  RecordLayout,
  RecordProblem,
  RecordSection,
  recordEntries,
  Timeline,
} from '#platform/web/ui/index';
import { paths } from '../addresses.ts';
import { refreshDue } from '../live.ts';
import { DueFacts } from './due-facts.tsx';
import { dueQuery } from './due-query.ts';

/** Who has moved the day, and why; latest first. */
const DueHistory = ({ timeline }: Pick<InspectionDue, 'timeline'>) => {
  const t = useText();
  const day = (value: unknown): string =>
    typeof value === 'string' ? formatDate(value) : t('inspection-schedule:change.nothing');
  const entries = recordEntries(timeline, (entry) => {
    const [before, after] = entry.changes.due_on ?? [null, null];
    return {
      kind: 'edit',
      title: t('inspection-schedule:change.entry', { before: day(before), after: day(after) }),
    };
  });
  return <Timeline entries={entries} />;
};

const [ChangeDialog] = lazyPart(() => import('./change-due-dialog.tsx'));

export const isOfflineReady = ({ client, params }: Asked): boolean =>
  isRead(client, dueQuery(Number(params.jobId)));

const useTrail = (last: string) => {
  const t = useText();
  return [
    { title: t('inspections:titles.list'), to: '/quality/inspections' },
    { title: t('inspection-schedule:titles.due'), to: paths.dueList },
    last,
  ];
};

const Loaded = ({ due }: { due: InspectionDue }) => {
  const t = useText();
  const client = useQueryClient();
  const mayBegin = useFlag('inspections.canEdit');
  const [changing, setChanging] = useState(false);
  const { job, due_on, changed, can } = due;
  const site = `${job.job_number} ${job.job_name}`;
  const reset = async () => {
    try {
      const reason = t('inspection-schedule:change.reset');
      await call(dueEndpoints.changeInspectionDue, {
        params: { id: job.id },
        body: { due_on: null, reason, seen_due_on: due_on },
      });
    } catch (error) {
      showProblem(error);
    }
    refreshDue(client, []);
  };
  const change = {
    label: t('inspection-schedule:list.change'),
    icon: IconCalendarCog,
    onClick: () => setChanging(true),
  };
  const menu = [
    ...(can.change ? [change] : []),
    ...(can.change && changed
      ? [{ label: t('inspection-schedule:change.reset'), icon: IconRotate, onClick: () => void reset() }]
      : []),
    { label: t('inspection-schedule:list.openSchedule'), icon: IconCalendarEvent, to: paths.schedule },
  ];
  return (
    <>
      <PageHeader
        title={t('inspection-schedule:change.title', { site })}
        breadcrumbs={useTrail(site)}
        action={
          mayBegin && (
            <ButtonLink
              to={beginHref({ job: job.id })}
              leftSection={<IconClipboardCheck size={16} aria-hidden />}
            >
              {t('inspections:list.begin')}
            </ButtonLink>
          )
        }
        menu={menu}
      />
      <RecordLayout facts={<DueFacts due={due} />}>
        <RecordSection id="due-history" title={t('inspection-schedule:change.history')} titleSpace="sm">
          {due.timeline.length === 0 ? (
            <Text c="dimmed">{t('inspection-schedule:change.unchanged')}</Text>
          ) : (
            <DueHistory timeline={due.timeline} />
          )}
        </RecordSection>
      </RecordLayout>
      <Suspense fallback={null}>
        {changing && <ChangeDialog due={due} onClose={() => setChanging(false)} />}
      </Suspense>
    </>
  );
};

/** When a site is inspected next, why then, and who has moved that day. */
const DuePage = () => {
  const t = useText();
  const title = t('inspection-schedule:titles.next');
  const trail = useTrail(title);
  const { data, error, refetch } = useRecordQuery(dueQuery(useIdParam('jobId')));
  if (data) return <Loaded due={data} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={title}
      breadcrumbs={trail}
      missing={{
        title: t('inspection-schedule:change.notFound'),
        back: { label: t('inspection-schedule:change.back'), to: paths.dueList },
      }}
    />
  );
};

export default DuePage;
