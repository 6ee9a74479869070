import { ActionIcon } from '@mantine/core';
import { IconArrowsMaximize, IconMinus, IconPlus } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import classes from './site-map.module.css';

type Props = { zoomIn: () => void; zoomOut: () => void; fit: () => void };

export const MapButtons = ({ zoomIn, zoomOut, fit }: Props) => {
  const t = useText();
  const buttons = [
    { label: t('world-map:map.zoomIn'), icon: IconPlus, run: zoomIn },
    { label: t('world-map:map.zoomOut'), icon: IconMinus, run: zoomOut },
    { label: t('world-map:map.fit'), icon: IconArrowsMaximize, run: fit },
  ];
  return (
    <div className={classes.buttons}>
      {buttons.map(({ label, icon: Icon, run }) => (
        <ActionIcon
          key={label}
          variant="default"
          size={36}
          aria-label={label}
          title={label}
          onClick={() => run()}
        >
          <Icon size={18} stroke={1.7} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
};
