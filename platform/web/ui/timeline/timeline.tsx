import { Box, Timeline as MantineTimeline, Text } from '@mantine/core';
import { IconArrowRight, IconFile, IconMail, IconMessage, IconPencil, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { differsFromServerTime } from '#platform/contract/device-clock';
import { formatDateTime } from '../../i18n/dates.ts';
import { formatRelative } from '../../i18n/relative-time.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './timeline.module.css';

export type TimelineKind = 'created' | 'status' | 'edit' | 'comment' | 'file' | 'mail';

export type TimelineEntry = {
  id: string | number;
  kind: TimelineKind;
  /** ISO time. */
  at: string;
  /** When the device recorded it; shown if it differs from `at`. */
  deviceAt?: string | null;
  /** The person who did it; null for the system. Without it nobody is named. */
  by?: string | null;
  title: ReactNode;
  /** The comment, or the fields that an edit changed. */
  body?: ReactNode;
};

const icons = {
  created: IconPlus,
  status: IconArrowRight,
  edit: IconPencil,
  comment: IconMessage,
  file: IconFile,
  mail: IconMail,
};

type Props = { entries: readonly TimelineEntry[]; zone?: string };

/** Everything that happened to a record, in one list. */
export const Timeline = ({ entries, zone }: Props) => {
  const t = useText();
  return (
    <MantineTimeline bulletSize={26} lineWidth={1} classNames={{ itemBullet: classes.bullet }}>
      {entries.map((entry) => {
        const Icon = icons[entry.kind];
        return (
          <MantineTimeline.Item key={entry.id} bullet={<Icon size={14} aria-hidden />} title={entry.title}>
            <Text size="xs" c="dimmed">
              {entry.by !== undefined && `${entry.by ?? t('platform:history.system')} · `}
              <time dateTime={entry.at} title={formatRelative(entry.at)}>
                {formatDateTime(entry.at, zone)}
              </time>
              {differsFromServerTime(entry.at, entry.deviceAt ?? null) &&
                ` · ${t('platform:deviceClock.recorded', { when: formatDateTime(entry.deviceAt ?? '', zone) })}`}
            </Text>
            {entry.body && (
              <Box mt={4} data-prose>
                {entry.body}
              </Box>
            )}
          </MantineTimeline.Item>
        );
      })}
    </MantineTimeline>
  );
};
