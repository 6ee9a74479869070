import { Button } from '@mantine/core';
import { IconMapOff } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { EmptyState } from '#platform/web/ui/index';

export const MapUnavailable = ({ openList }: { openList: () => void }) => {
  const t = useText();
  return (
    <EmptyState
      icon={IconMapOff}
      title={t('world-map:map.unavailable')}
      text={t('world-map:map.unavailableText')}
      action={
        <Button variant="default" onClick={openList}>
          {t('world-map:map.openList')}
        </Button>
      }
    />
  );
};
