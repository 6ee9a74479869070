import { Button, Group, Switch, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import type { Preference } from '../../contract/endpoints.ts';
import type { PreferenceKey } from '../../contract/matrix.ts';
import classes from './communication.module.css';

type Props = {
  row: Preference;
  /** Must be unique on the page. */
  id: string;
  choose: (active: boolean) => Promise<unknown>;
};

/** Shows the choice at once, and goes back if the server refuses it. */
export const EventSwitch = ({ row, id, choose }: Props) => {
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
        <Button variant="subtle" className={classes.widen} onClick={() => change(true)}>
          {t('notifications:communication.widen')}
        </Button>
      )}
    </>
  );
};
