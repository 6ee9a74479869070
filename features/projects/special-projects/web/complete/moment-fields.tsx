import { Group, TextInput } from '@mantine/core';
import { wallOf } from '#platform/contract/zoned-time';
import { serverNow } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';

/** A local date and time at the site, as typed. */
export type Moment = { date: string; time: string };

export const momentNow = (zone: string): Moment => {
  const [date = '', time = ''] = wallOf(serverNow().getTime(), zone).split('T');
  return { date, time };
};

type Props = {
  value: Moment;
  onChange: (moment: Moment) => void;
  zone: string;
  /** Of which task, where several stand on one page. */
  of?: string;
};

/** When the work was done. */
export const MomentFields = ({ value, onChange, zone, of }: Props) => {
  const t = useText();
  const named = (label: string) => (of ? { 'aria-label': `${label}, ${of}` } : { label });
  return (
    <Group gap="xs" wrap="nowrap" align="flex-start">
      <TextInput
        type="date"
        required
        flex={1}
        max={momentNow(zone).date}
        {...named(t('special-projects:complete.date'))}
        value={value.date}
        onChange={({ currentTarget }) => onChange({ ...value, date: currentTarget.value })}
      />
      <TextInput
        type="time"
        required
        flex={1}
        {...named(t('special-projects:complete.time'))}
        value={value.time}
        onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
      />
    </Group>
  );
};
