import { Anchor, Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { BuildingCard } from '../../contract/index.ts';
import { directionsHref } from './address.ts';

type Props = { building: BuildingCard; button?: boolean };

/** Opens the map application of the device. */
export const DirectionsLink = ({ building, button = false }: Props) => {
  const t = useText();
  const outside = {
    href: directionsHref(building),
    target: '_blank',
    rel: 'noreferrer',
    'aria-label': `${t('buildings:directionsTo', { building: building.name })} (${t('buildings:newTab')})`,
  };
  if (button) {
    return (
      <Button
        component="a"
        variant="default"
        leftSection={<IconRoute size={16} aria-hidden />}
        {...outside}
        data-no-print
      >
        {t('buildings:directions')}
      </Button>
    );
  }
  return (
    <Anchor {...outside} data-no-print>
      {t('buildings:directions')}
    </Anchor>
  );
};
