import { Button, Group, Switch, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Preference } from '../../contract/endpoints.ts';
import type { PreferenceKey } from '../../contract/matrix.ts';
import classes from './communication.module.css';
import { useChoice } from './use-choice.ts';

type EventSwitchProps = {
  row: Preference;
  /** Must be unique on the page. */
  id: string;
  choose: (active: boolean) => Promise<unknown>;
};

/** Shows the choice at once, and goes back if the server refuses it. */
const EventSwitch = ({ row, id, choose }: EventSwitchProps) => {
  const t = useText();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const change = (active: boolean) => {
    setWanted(active);
    void choose(active)
      .catch(() => undefined)
      .finally(() => setWanted(null));
  };
  const label = t(`notifications:events.${row.key as PreferenceKey}`);
  if (row.fixed) {
    return (
      <Group gap="sm" wrap="nowrap">
        <IconCheck size={20} stroke={1.7} aria-hidden className={classes.fixed} />
        <div>
          <Text>{label}</Text>
          <Text size="xs" c="dimmed">
            {t('notifications:communication.fixed')}
          </Text>
        </div>
      </Group>
    );
  }
  const everything = row.active && row.source !== 'default';
  return (
    <>
      <Switch
        id={id}
        label={label}
        description={
          row.own_only
            ? t('notifications:communication.ownOnly')
            : everything && t('notifications:communication.everything')
        }
        checked={wanted ?? row.active}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {row.own_only && (
        <Button variant="subtle" className={classes.widen} mt={4} ms={49} px={0} onClick={() => change(true)}>
          {t('notifications:communication.widen')}
        </Button>
      )}
    </>
  );
};

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
      <ul aria-labelledby={everywhere ? id : undefined}>
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
