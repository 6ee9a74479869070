import { Text } from '@mantine/core';
import { IconMapPinQuestion } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { PaperText } from '#platform/web/ui/index';
import classes from '../buildings.module.css';

/** Marks a position that is not the door. `brief`, in a list where most rows have it, shows the icon alone. */
export const ApproximateMark = ({ brief = false }: { brief?: boolean }) => {
  const t = useText();
  const words = t('buildings:approximate');
  const title = t('buildings:approximateText');
  return (
    <Text span size="xs" className={classes.mark} title={brief ? `${words}: ${title}` : title}>
      <IconMapPinQuestion size={14} aria-hidden />
      {brief ? <PaperText>{words}</PaperText> : words}
    </Text>
  );
};
