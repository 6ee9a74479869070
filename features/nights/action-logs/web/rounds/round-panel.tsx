import { Box, Group, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useNow } from '#platform/web/api/index';
import { formatTime, useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import { type Round, type Stop, stopsOf } from '../../contract/index.ts';
import { minutesWord } from '../entry/elapsed.tsx';
import type { ShownLog } from '../outbox/with-unsent.ts';
import { intervalWord } from './interval-word.ts';
import classes from './rounds.module.css';

type Props = { log: ShownLog; onStop: (round: Round, room: Stop['room']) => void };

/** Rooms of a long round that are shown before somebody asks for all. */
const shownFirst = 3;

const aMinute = 60_000;

const stateOf = ({ due, last }: Stop, now: number): 'late' | 'due' | 'done' => {
  if (due === undefined) return last === undefined ? 'due' : 'done';
  return due < now ? 'late' : 'due';
};

const icons = { late: IconAlertTriangle, due: IconClock, done: IconCheck };

const RoundStops = ({ log, round, onStop }: Props & { round: Round }) => {
  const t = useText();
  const now = useNow();
  const [all, setAll] = useState(false);
  const clock = (at: number) => formatTime(new Date(at).toISOString(), log.building.time_zone);
  const stops = stopsOf(round, log);
  const late = stops.filter((stop) => stateOf(stop, now) === 'late').length;
  const word = (stop: Stop): string => {
    const state = stateOf(stop, now);
    if (state === 'done') return t('action-logs:rounds.doneToday');
    if (stop.due === undefined) return t('action-logs:rounds.notBegun');
    if (state === 'due') return t('action-logs:rounds.dueAt', { time: clock(stop.due) });
    return t('action-logs:rounds.late', { time: minutesWord(t, (now - stop.due) / aMinute) });
  };
  return (
    <RecordSection
      id={`action-log-round-${round.id}`}
      title={`${round.name} · ${intervalWord(round.interval_minutes, t)}`}
      titleSpace="xs"
      data-no-print
    >
      {late > 0 && (
        <Group component="p" className={classes.lateCount} gap={6} wrap="nowrap" m="0 0 4px">
          <IconAlertTriangle size={16} aria-hidden />
          {t('action-logs:rounds.lateCount', { count: late })}
        </Group>
      )}
      <ol className={classes.stops}>
        {(all ? stops : stops.slice(0, shownFirst)).map((stop) => {
          const state = stateOf(stop, now);
          const Icon = icons[state];
          return (
            <li key={stop.room.id}>
              <UnstyledButton
                className={classes.stop}
                data-state={state}
                onClick={() => onStop(round, stop.room)}
              >
                <Icon size={20} className={classes.icon} aria-hidden />
                <Box component="span" className={classes.name} flex={1} miw={0} fw={500} data-breaks>
                  {stop.room.name}
                  {stop.last !== undefined && (
                    <Box component="span" display="block" c="dimmed" fz="sm" fw={400}>
                      {t('action-logs:rounds.last', { time: clock(stop.last) })}
                    </Box>
                  )}
                </Box>
                <Box
                  component="span"
                  className={classes.due}
                  flex="none"
                  maw="45%"
                  ta="end"
                  fz="sm"
                  data-figures
                >
                  {word(stop)}
                </Box>
              </UnstyledButton>
            </li>
          );
        })}
      </ol>
      {!all && stops.length > shownFirst && (
        <UnstyledButton className={classes.all} onClick={() => setAll(true)}>
          {t('action-logs:rounds.all', { count: stops.length })}
        </UnstyledButton>
      )}
    </RecordSection>
  );
};

/** The rounds of the site: which room is due next, and which is late. One touch begins its entry. */
export const RoundPanel = ({ log, onStop }: Props) =>
  log.rounds
    .filter(({ rooms }) => rooms.length > 0)
    .map((round) => <RoundStops key={round.id} log={log} round={round} onStop={onStop} />);
