import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { preloadPhotoPicker } from '#features/accounts/files/web';
import { useBuilding } from '#features/sites/buildings/web';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatDateTime, formatNumber, formatTime, useText } from '#platform/web/i18n/index';
import { loadCode } from '#platform/web/outbox/index';
import { AnchorLink, lazyPart, usePreload } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { RecordFacts, RecordLayout, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import type { ActionType } from '../../contract/index.ts';
import type { PlaceAt } from '../addresses.ts';
import type { Opened } from '../entry/entry-list.tsx';
import { EntryList } from '../entry/entry-list.tsx';
import { KindButtons } from '../entry/kind-buttons.tsx';
import { Running } from '../entry/running.tsx';
import type { ShownLog } from '../outbox/with-unsent.ts';
import { RoundPanel } from '../rounds/round-panel.tsx';
import type { Place } from './log-entries.ts';
import { LogHeader } from './log-header.tsx';
import { useAct } from './use-act.ts';
import type { Open } from './use-log.ts';

/** A time on the building's clocks, as people read it. */
const clock = (time: string): string => formatTime(`2027-01-03T${time}:00Z`, 'UTC');

/** Place, people and times. */
const LogFacts = ({ log }: { log: ShownLog }) => {
  const t = useText();
  const seesCard = useFlag('hasAccessWorld');
  const { job, building } = log;
  const when = (at: string | null, by: { name: string } | null): ReactNode => {
    if (at === null) return null;
    const moment = formatDateTime(at, building.time_zone);
    return by ? t('action-logs:log.by', { when: moment, name: by.name }) : moment;
  };
  const name = `${job.job_number} ${job.job_name}`;
  const site = (
    <>
      {seesCard ? <AnchorLink to={jobHref(job.id)}>{name}</AnchorLink> : name}
      {building.name !== job.job_name && <div>{building.name}</div>}
    </>
  );
  const shift = [log.shift_start, log.shift_end].some(Boolean)
    ? [log.shift_start, log.shift_end].map((time) => (time ? clock(time) : '…')).join(' – ')
    : null;
  return (
    <RecordFacts
      facts={[
        [t('action-logs:field.job'), site],
        [t('action-logs:field.client'), log.client.name],
        [t('action-logs:field.porter'), log.porter.name],
        [t('action-logs:field.log_date'), formatDate(log.log_date)],
        [t('action-logs:field.shift'), shift],
        [t('action-logs:field.entries'), formatNumber(log.entries.length)],
        [t('action-logs:field.finalized_at'), when(log.finalized_at, log.finalized_by)],
        [t('action-logs:field.reopened_at'), when(log.reopened_at, log.reopened_by)],
      ]}
    />
  );
};

/** Somebody who scanned the code of a room on a round came to do what the round asks for: its entry opens at once. */
const useRoomOfCode = (
  { rounds }: ShownLog,
  room: Place | undefined,
  onKind: (kind: ActionType) => void,
): void => {
  const opened = useRef(false);
  const round = room && rounds.find(({ rooms }) => rooms.some(({ id }) => id === room.id));
  useEffect(() => {
    if (!round || opened.current) return;
    opened.current = true;
    onKind(round.action_type);
  });
};

// Dialogs follow the page, because there may be no network by the time they are opened.
const [EntryDialog, preloadEntry] = lazyPart(() => import('../entry/entry-dialog.tsx'));
const [PhotosDialog, preloadPhotos] = lazyPart(() => import('../entry/photos-dialog.tsx'));
const [TaskDialog, preloadTask] = lazyPart(() => import('../entry/task-dialog.tsx'));
const [DayDialog, preloadDay] = lazyPart(() => import('./day-dialog.tsx'));
const [LogHistory] = lazyPart(() => import('./log-history.tsx'), { soon: true });

const preloadDialogs = () =>
  loadCode(() =>
    Promise.all([preloadEntry(), preloadPhotos(), preloadTask(), preloadDay(), preloadPhotoPicker()]),
  );

/** What runs, what to note next, and what was noted, the latest first. */
export const LogView = ({ open, room, floor }: PlaceAt & { open: Open }) => {
  const t = useText();
  const { log, isFinalizing } = open;
  const act = useAct(log);
  const [opened, setOpened] = useState<Opened | null>(null);
  const building = useBuilding(log.can.update ? log.building.id : undefined);
  const chosen = building?.common_areas.find(({ id }) => id === room);
  const onFloor = building?.floors.find(({ id }) => id === floor);
  const place = chosen?.name ?? onFloor?.label;
  const mayWrite = log.can.update && !isFinalizing;
  usePreload(preloadDialogs, mayWrite);
  useRoomOfCode(log, mayWrite ? chosen : undefined, (kind) => setOpened({ is: 'add', kind }));
  const close = () => setOpened(null);
  const shared = { log, act, onClose: close };
  const running = log.entries.filter((entry) => entry.running);
  return (
    <>
      <LogHeader
        log={log}
        act={act}
        isFinalizing={isFinalizing}
        onDay={mayWrite ? () => setOpened({ is: 'day' }) : undefined}
      />
      <RecordLayout
        aside={<LogFacts log={log} />}
        last={
          log.id > 0 &&
          log.timeline.length > 0 && (
            <Suspense fallback={<RowsSkeleton rows={4} />}>
              <LogHistory log={log} />
            </Suspense>
          )
        }
      >
        {running.length > 0 && (
          <Running log={log} entries={running} {...(mayWrite ? { onStop: act.stop } : {})} />
        )}
        {mayWrite && (
          <RoundPanel
            log={log}
            onStop={({ action_type: kind }, stop) => setOpened({ is: 'add', kind, room: stop })}
          />
        )}
        {mayWrite && (
          <RecordSection
            id="action-log-kinds"
            title={place ? t('action-logs:entry.addIn', { place }) : t('action-logs:entry.add')}
            titleSpace="xs"
            data-no-print
          >
            <KindButtons onChosen={(kind) => setOpened({ is: 'add', kind })} />
          </RecordSection>
        )}
        {log.comment && (
          <RecordSection id="action-log-comment" title={t('action-logs:field.comment')}>
            <p data-prose>{log.comment}</p>
          </RecordSection>
        )}
        <EntryList log={log} act={act} mayWrite={mayWrite} onOpen={setOpened} />
      </RecordLayout>
      <Suspense fallback={null}>
        {opened?.is === 'add' && (
          <EntryDialog
            {...shared}
            kind={opened.kind}
            room={opened.room ?? chosen ?? null}
            floor={!opened.room && onFloor ? { id: onFloor.id, name: onFloor.label } : null}
          />
        )}
        {opened?.is === 'edit' && (
          <EntryDialog {...shared} kind={opened.entry.action_type} entry={opened.entry} />
        )}
        {opened?.is === 'photos' && <PhotosDialog {...shared} entry={opened.entry} />}
        {opened?.is === 'task' && <TaskDialog {...shared} entry={opened.entry} />}
        {opened?.is === 'day' && <DayDialog {...shared} />}
      </Suspense>
    </>
  );
};
