import { NativeSelect, Text } from '@mantine/core';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { intlLocale, useText, zoneName } from '#platform/web/i18n/index';
import { ZoneSelect } from '#platform/web/ui/index';
import { type Delivery, deliveries } from '../../contract/delivery.ts';
import { notificationEndpoints } from '../../contract/endpoints.ts';
import classes from './communication.module.css';

type Settings = { delivery: Delivery; time_zone: string | null; organization_time_zone: string };

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
  const company = t('notifications:communication.zoneOf', {
    zone: zoneName(organization_time_zone, intlLocale()),
  });
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
        <ZoneSelect
          label={t('notifications:communication.zone')}
          placeholder={company}
          clearable
          clearButtonProps={{ 'aria-label': t('platform:actions.clear') }}
          value={time_zone}
          disabled={save.isPending}
          onChange={(zone) => change({ time_zone: zone })}
        />
      </div>
      <Text size="sm" c="dimmed">
        {t('notifications:communication.quiet')}
      </Text>
    </>
  );
};
