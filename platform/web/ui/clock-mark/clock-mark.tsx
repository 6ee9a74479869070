import { Group } from '@mantine/core';
import { IconClockExclamation } from '@tabler/icons-react';
import { differsFromServerTime } from '#platform/contract/device-clock';
import { formatDateTime } from '../../i18n/dates.ts';
import { useText } from '../../i18n/use-text.ts';

type Props = { receivedAt: string; deviceAt: string | null; zone: string };

/** In a list: marks an entry that reached the server much later than it was made on its device. */
export const ClockMark = ({ receivedAt, deviceAt, zone }: Props) => {
  const t = useText();
  if (!differsFromServerTime(receivedAt, deviceAt)) return null;
  const words = t('platform:deviceClock.both', {
    entered: formatDateTime(deviceAt, zone),
    received: formatDateTime(receivedAt, zone),
  });
  return (
    <Group
      component="span"
      gap={0}
      wrap="nowrap"
      display="inline-flex"
      c="dimmed"
      role="img"
      aria-label={words}
      title={words}
    >
      <IconClockExclamation size={16} aria-hidden />
    </Group>
  );
};

/** Shown under the time of arrival: the time at which the entry was made on its device. */
export const DeviceTime = ({ receivedAt, deviceAt, zone }: Props) => {
  const t = useText();
  if (!differsFromServerTime(receivedAt, deviceAt)) return null;
  return (
    <Group component="span" gap={4} wrap="nowrap" fz={12} c="dimmed">
      <IconClockExclamation size={14} aria-hidden />
      {t('platform:deviceClock.recorded', { when: formatDateTime(deviceAt, zone) })}
    </Group>
  );
};
