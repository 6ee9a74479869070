import { Text, Tooltip } from '@mantine/core';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './buildings.module.css';

/** Says that a pin does not stand at the door. */
export const ApproximateMark = () => {
  const t = useText();
  return (
    <Tooltip label={t('buildings:approximateText')} multiline maw={260}>
      <Text span size="xs" className={classes.mark}>
        <IconMapPinQuestion size={14} aria-hidden />
        {t('buildings:approximate')}
      </Text>
    </Tooltip>
  );
};
