import { ActionIcon, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconCalendarShare, IconGripVertical } from '@tabler/icons-react';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { formatDate, useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import type { CalendarEntry } from '../../contract/index.ts';
import { PlanningCard } from '../planning/planning-card.tsx';
import classes from './calendar.module.css';
import { clashWords } from './entry-words.ts';

type Props = {
  entry: CalendarEntry;
  onMove: (entry: CalendarEntry) => void;
  /** In the tray: it can be dragged into the calendar, and says which day has passed. */
  tray?: boolean;
};

/** What an entry is called while it is dragged from the tray. */
export const entryType = 'application/x-special-project';

/** An entry as a line of the agenda or of the tray. */
export const EntryCard = ({ entry, onMove, tray = false }: Props) => {
  const t = useText();
  const { id, number, title, client, site, status, day, time, past_due, can_move: mayMove } = entry;
  const clash = clashWords(entry, t);
  return (
    <PlanningCard
      id={id}
      title={[time && formatWallTime(time), title].filter(Boolean).join(' · ')}
      dragged={tray && mayMove ? entryType : null}
      before={tray && mayMove && <IconGripVertical className={classes.grip} size={16} aria-hidden />}
      action={
        mayMove && (
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            data-no-print
            aria-label={t('special-projects:calendar.moveOf', { number })}
            title={t('special-projects:calendar.move')}
            onClick={() => onMove(entry)}
          >
            <IconCalendarShare size={20} aria-hidden />
          </ActionIcon>
        )
      }
    >
      <Text size="sm" c="dimmed">
        {[number, client.name, site, tray && day && formatDate(day)].filter(Boolean).join(' · ')}
      </Text>
      <Group component="span" gap={4} align="stretch">
        <StatusChip status={status} label={t(`special-projects:status.${status}`)} />
        {past_due && <StatusChip status="past_due" label={t('special-projects:badge.past_due')} />}
      </Group>
      {clash && (
        <Text size="sm" className={classes.clash}>
          <IconAlertTriangle size={16} aria-hidden /> {clash}
        </Text>
      )}
    </PlanningCard>
  );
};
