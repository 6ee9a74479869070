import { Box, Group } from '@mantine/core';
import { IconCamera, IconChecklist, IconCloudUp, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { PhotoThumbs, useLightbox } from '#features/accounts/files/web';
import { taskHref } from '#features/tasks/tasks/web';
import { queryKeyOf } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { formatDateTime, formatTime, text, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useFlag, useIsViewer } from '#platform/web/session/index';
import {
  ActionMenu,
  ClockMark,
  EmptyState,
  type MenuAction,
  RecordSection,
  StatusChip,
} from '#platform/web/ui/index';
import { type ActionType, actionLogEndpoints, isOnLogDay } from '../../contract/index.ts';
import type { Place } from '../log/log-entries.ts';
import type { Act } from '../log/use-act.ts';
import type { ShownEntry, ShownLog } from '../outbox/with-unsent.ts';
import classes from './entry.module.css';
import { kindIcons } from './kinds.ts';

/** Which dialog of a log is open. */
export type Opened =
  | { is: 'add'; kind: ActionType; room?: Place }
  | { is: 'edit' | 'photos' | 'task'; entry: ShownEntry }
  | { is: 'day' };

type EntryItemProps = {
  log: ShownLog;
  entry: ShownEntry;
  mayWrite: boolean;
  onOpen: (opened: Opened) => void;
  onRemove: () => void;
};

const Photos = ({ entry, zone }: { entry: ShownEntry; zone: string }) => {
  const client = useQueryClient();
  const { open, lightbox } = useLightbox(entry.files, {
    zone,
    onMarked: () => client.invalidateQueries({ queryKey: queryKeyOf(actionLogEndpoints.getActionLog) }),
  });
  return (
    <Box className={classes.photos} maw={400} mt="xs">
      <PhotoThumbs files={entry.files} onOpen={open} />
      {lightbox}
    </Box>
  );
};

/** `8:05 AM – 8:20 AM`, or one time for what was done in a moment. */
const times = ({ started_at, ended_at }: ShownEntry, zone: string): string =>
  [started_at, ...(ended_at ? [ended_at] : [])].map((at) => formatTime(at, zone)).join(' – ');

/** Who asked and when, as far as somebody said it; with the day where it was another one. */
const requestWords = ({ requested_by: name, requested_at: at }: ShownEntry, log: ShownLog): string | null => {
  const zone = log.building.time_zone;
  if (at === null) return name && text('action-logs:entry.requestedBy', { name });
  const time = isOnLogDay(at, log.log_date, zone) ? formatTime(at, zone) : formatDateTime(at, zone);
  return name
    ? text('action-logs:entry.requestedAtBy', { time, name })
    : text('action-logs:entry.requestedAt', { time });
};

const EntryItem = ({ log, entry, mayWrite, onOpen, onRemove }: EntryItemProps) => {
  const t = useText();
  const seesTasks = useFlag('hasAccessTasks');
  // To clients everything they see is public.
  const isClient = useIsViewer();
  const zone = log.building.time_zone;
  const { task, photos } = entry;
  const Icon = kindIcons[entry.action_type];
  const kind = t(`action-logs:type.${entry.action_type}`);
  const actions: MenuAction[] = [
    { label: t('action-logs:entry.edit'), icon: IconPencil, onClick: () => onOpen({ is: 'edit', entry }) },
    {
      label: t('action-logs:entry.addPhotos'),
      icon: IconCamera,
      onClick: () => onOpen({ is: 'photos', entry }),
    },
    ...(log.can.add_task && !task
      ? [
          {
            label: t('action-logs:entry.makeTask'),
            icon: IconChecklist,
            onClick: () => onOpen({ is: 'task', entry }),
          },
        ]
      : []),
    ...(log.can.delete_entry
      ? [{ label: t('action-logs:entry.remove'), icon: IconTrash, danger: true, onClick: onRemove }]
      : []),
  ];
  const second = [entry.common_area?.name, entry.floor?.label, requestWords(entry, log)].filter(Boolean);
  const words = task && t('action-logs:entry.task', { number: task.number, title: task.title });
  return (
    <li>
      <Icon size={20} className={classes.icon} aria-hidden />
      <Box flex={1} miw={0}>
        <Group gap="2px 8px">
          <strong>{kind}</strong>
          {entry.visibility === 'public' && !isClient && (
            <StatusChip status="public" label={t('action-logs:visibility.public')} />
          )}
          {entry.running && <StatusChip status="in_progress" label={t('action-logs:field.running')} />}
        </Group>
        <Box display="block" c="dimmed" fz={13} data-figures data-breaks>
          {[times(entry, zone), ...second].join(' · ')}
          <ClockMark receivedAt={entry.received_at} deviceAt={entry.device_at} zone={zone} />
        </Box>
        {entry.description && (
          <Box component="p" m="2px 0 0" data-prose>
            {entry.description}
          </Box>
        )}
        {task && <div>{seesTasks ? <AnchorLink to={taskHref(task.id)}>{words}</AnchorLink> : words}</div>}
        {entry.files.length > 0 && <Photos entry={entry} zone={zone} />}
        {entry.isWaiting && (
          <Group gap={6} wrap="nowrap" mt={4} c="dimmed" fz={13}>
            <IconCloudUp size={16} aria-hidden />
            {photos.length > 0
              ? t('action-logs:entry.waitingPhotos', { count: photos.length })
              : t('action-logs:entry.waiting')}
          </Group>
        )}
      </Box>
      {mayWrite && (
        <span data-no-print>
          <ActionMenu
            label={t('action-logs:entry.actions', { kind })}
            icon={IconDots}
            size={44}
            variant="subtle"
            actions={actions}
          />
        </span>
      )}
    </li>
  );
};

type Props = { log: ShownLog; act: Act; mayWrite: boolean; onOpen: (opened: Opened) => void };

/** What was noted, the latest first: what was just entered is at hand. */
export const EntryList = ({ log, act, mayWrite, onOpen }: Props) => {
  const t = useText();
  const remove = (entry: ShownEntry) => void act.remove(entry).catch(showProblem);
  return (
    <RecordSection id="action-log-entries" title={t('action-logs:field.entries')}>
      {log.entries.length === 0 ? (
        <EmptyState
          title={t('action-logs:entry.none')}
          text={t(mayWrite ? 'action-logs:entry.noneText' : 'action-logs:entry.noneRead')}
        />
      ) : (
        <ul className={classes.entries}>
          {log.entries.toReversed().map((entry) => (
            <EntryItem
              key={entry.client_uuid}
              log={log}
              entry={entry}
              mayWrite={mayWrite}
              onOpen={onOpen}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
    </RecordSection>
  );
};
