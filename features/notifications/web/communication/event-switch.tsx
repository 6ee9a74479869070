import { Button, Group, Switch, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { Preference } from '../../contract/endpoints.ts';
import type { PreferenceKey } from '../../contract/matrix.ts';

type Props = {
  row: Preference;
  /** Unique on the page. */
  id: string;
  saving: boolean;
  choose: (active: boolean) => void;
};

export const EventSwitch = ({ row, id, saving, choose }: Props) => {
  const t = useText();
  const label = t(`notifications:events.${row.key as PreferenceKey}`);
  if (row.fixed) {
    return (
      <Group gap="sm" wrap="nowrap">
        <IconCheck size={20} stroke={1.7} aria-hidden style={{ flex: 'none', marginInline: 8 }} />
        <div>
          <Text>{label}</Text>
          <Text size="sm" c="dimmed">
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
        checked={row.active}
        disabled={saving}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {row.own_only && (
        <Button variant="subtle" ml={36} disabled={saving} onClick={() => choose(true)}>
          {t('notifications:communication.widen')}
        </Button>
      )}
    </>
  );
};
