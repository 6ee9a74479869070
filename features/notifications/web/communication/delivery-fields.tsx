import { NativeSelect, Text } from '@mantine/core';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Delivery, deliveries } from '../../contract/delivery.ts';
import { notificationEndpoints } from '../../contract/endpoints.ts';
import classes from './communication.module.css';

type Settings = { delivery: Delivery; time_zone: string | null; organization_time_zone: string };

const zones = Intl.supportedValuesOf('timeZone');
const readable = (zone: string): string => zone.replaceAll('_', ' ');

export const DeliveryFields = ({ settings }: { settings: Settings }) => {
  const t = useText();
  const { setCommunicationSettings, getCommunicationPreferences } = notificationEndpoints;
  const save = useAction(setCommunicationSettings, {
    refreshes: [getCommunicationPreferences],
    onSuccess: () => showSuccess(t('notifications:communication.saved')),
  });
  const { delivery, time_zone, organization_time_zone } = settings;
  const change = (patch: Partial<Pick<Settings, 'delivery' | 'time_zone'>>) =>
    save.mutate({ body: { delivery, time_zone, ...patch } });
  const listed = time_zone === null || zones.includes(time_zone) ? zones : [time_zone, ...zones];
  const company = t('notifications:communication.zoneOf', { zone: readable(organization_time_zone) });
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label={t('notifications:communication.delivery')}
          value={delivery}
          disabled={save.isPending}
          data={deliveries.map((value) => ({ value, label: t(`notifications:communication.${value}`) }))}
          onChange={(event) => change({ delivery: event.currentTarget.value as Delivery })}
        />
        <NativeSelect
          label={t('notifications:communication.zone')}
          value={time_zone ?? ''}
          disabled={save.isPending}
          data={[
            { value: '', label: company },
            ...listed.map((value) => ({ value, label: readable(value) })),
          ]}
          onChange={(event) => change({ time_zone: event.currentTarget.value || null })}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('notifications:communication.quiet')}
      </Text>
    </>
  );
};
