import { Text } from '@mantine/core';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from '../buildings.module.css';

/** Marks a position that is not the door. */
export const ApproximateMark = () => {
  const t = useText();
  return (
    <Text span size="xs" className={classes.mark} title={t('buildings:approximateText')}>
      <IconMapPinQuestion size={14} aria-hidden />
      {t('buildings:approximate')}
    </Text>
  );
};
