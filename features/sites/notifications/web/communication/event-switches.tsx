import { Button, Group, Text } from '@mantine/core';
import { useId } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Preference } from '../../contract/endpoints.ts';
import classes from './communication.module.css';
import { EventSwitch } from './event-switch.tsx';
import { useChoice } from './use-choice.ts';

type Props = { rows: readonly Preference[]; jobId?: number };

/** One switch for each event, for all buildings or for one job. */
export const EventSwitches = ({ rows, jobId }: Props) => {
  const t = useText();
  const id = useId();
  const { choose, saving } = useChoice(jobId);
  const everywhere = jobId === undefined;
  const chosen = rows.filter(({ source }) => source === 'all');
  return (
    <div>
      {everywhere && (
        <Group justify="space-between" gap="xs" mih={44}>
          <Text id={id} fw={600}>
            {t('notifications:communication.everywhere')}
          </Text>
          {chosen.length > 0 && (
            <Button
              variant="subtle"
              disabled={saving}
              onClick={() =>
                void Promise.all(chosen.map((row) => choose(row.id, null))).catch(() => undefined)
              }
            >
              {t('notifications:communication.defaults')}
            </Button>
          )}
        </Group>
      )}
      <ul className={classes.events} aria-labelledby={everywhere ? id : undefined}>
        {rows
          .filter(({ fixed }) => everywhere || !fixed)
          .map((row) => (
            <li key={row.id} className={classes.event}>
              <EventSwitch
                row={row}
                id={`event-${jobId ?? 'all'}-${row.id}`}
                choose={(active) => choose(row.id, active)}
              />
            </li>
          ))}
      </ul>
    </div>
  );
};
