import { Box, Button, Stack } from '@mantine/core';
import { IconPlayerStop } from '@tabler/icons-react';
import { useState } from 'react';
import { showProblem } from '#platform/web/feedback/index';
import { formatTime, useText } from '#platform/web/i18n/index';
import type { ShownEntry, ShownLog } from '../outbox/with-unsent.ts';
import { Elapsed } from './elapsed.tsx';
import classes from './entry.module.css';
import { kindIcons } from './kinds.ts';

type Props = {
  log: ShownLog;
  entries: readonly ShownEntry[];
  onStop?: (entry: ShownEntry) => Promise<unknown>;
};

/** What was started and goes on, each with its button to stop. */
export const Running = ({ log, entries, onStop }: Props) => {
  const t = useText();
  const [stopping, setStopping] = useState<string | null>(null);
  const stop = async (entry: ShownEntry) => {
    setStopping(entry.client_uuid);
    await onStop?.(entry).catch(showProblem);
    setStopping(null);
  };
  return (
    <Stack component="ul" className={classes.running} gap="xs" aria-label={t('action-logs:entry.running')}>
      {entries.map((entry) => {
        const { client_uuid, action_type, common_area: room, started_at } = entry;
        const Icon = kindIcons[action_type];
        return (
          <li key={client_uuid}>
            <Icon size={22} aria-hidden />
            <Box component="span" flex={1} miw={0}>
              <strong>{t(`action-logs:type.${action_type}`)}</strong>
              <Box component="span" display="block" c="dimmed" fz={13} data-figures data-breaks>
                {[
                  room?.name,
                  t('action-logs:entry.since', { time: formatTime(started_at, log.building.time_zone) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {' · '}
                <Elapsed from={started_at} />
              </Box>
            </Box>
            {onStop && (
              <Button
                mih={44}
                loading={stopping === client_uuid}
                leftSection={<IconPlayerStop size={18} aria-hidden />}
                onClick={() => void stop(entry)}
              >
                {t('action-logs:entry.stop')}
              </Button>
            )}
          </li>
        );
      })}
    </Stack>
  );
};
