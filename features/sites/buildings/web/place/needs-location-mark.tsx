import { Text } from '@mantine/core';
import { IconMapPinOff } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from '../buildings.module.css';

export const NeedsLocationMark = () => {
  const t = useText();
  return (
    <Text span size="xs" className={classes.mark} data-tone="warning">
      <IconMapPinOff size={14} aria-hidden />
      {t('buildings:needsLocation')}
    </Text>
  );
};
