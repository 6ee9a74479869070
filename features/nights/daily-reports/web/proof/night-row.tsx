import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { capitalized, formatDay, useText } from '#platform/web/i18n/index';
import { type SharedProofNight, stateOf } from '../../contract/index.ts';
import { doorCheckWords } from '../report/door-check-words.ts';
import classes from '../report/door-checks.module.css';
import { EntryMarks } from '../report/entry-marks.tsx';
import { ResultIcon } from '../report/result-icon.tsx';

type Door = Omit<NonNullable<SharedProofNight['door']>, 'pictures' | 'checked_by'> & {
  entered_at?: string | null;
  received_at?: string | null;
};

type Props = {
  night: Pick<SharedProofNight, 'night' | 'owed' | 'final' | 'type'> & { door: Door | null };
  by: string | null | undefined;
  zone: string;
  /** Shown beside the date. */
  aside?: ReactNode;
  photos?: ReactNode;
};

/** One night of a door: the entry that stands, or why there is none. */
export const NightRow = ({ night: row, by, zone, aside, photos }: Props) => {
  const t = useText();
  const { night, type, door } = row;
  const state = stateOf(row);
  const words = door && doorCheckWords(door, t);
  return (
    <li className={classes.row}>
      <Group gap="xs" wrap="nowrap" mih={44}>
        <span className={classes.place}>
          <Box component="span" fw={600} data-figures>
            {capitalized(formatDay(night))}
          </Box>
          {type && type !== 'night_cleaning' && <span>{t(`daily-reports:type.${type}`)}</span>}
          {aside}
        </span>
        {door && words ? (
          <Group
            component="span"
            className={classes.result}
            data-figures
            ta="end"
            gap={6}
            wrap="nowrap"
            display="inline-flex"
            data-result={door.result ?? 'unchecked'}
          >
            <ResultIcon result={door.result} />
            {words}
          </Group>
        ) : (
          <Box component="span" c="dimmed">
            {state === 'checked'
              ? t('daily-reports:checks.nothing')
              : t(`daily-reports:proof.state.${state}`)}
          </Box>
        )}
      </Group>
      {door?.note && (
        <Box component="p" m="0 8px 4px 0" data-prose>
          {door.note}
        </Box>
      )}
      {door && <EntryMarks entry={door} plain={[by]} zone={zone} />}
      {photos}
    </li>
  );
};
