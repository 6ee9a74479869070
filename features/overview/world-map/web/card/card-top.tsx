import { ActionIcon, Group } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './site-card.module.css';

type Props = { children: ReactNode; onClose: () => void; onBack?: () => void };

/** The first line of the card: back to the other sites at this place, the title, and close. */
export const CardTop = ({ children, onClose, onBack }: Props) => {
  const t = useText();
  const look = { variant: 'subtle', color: 'gray', size: 32 } as const;
  return (
    <Group className={classes.top} gap="xs" wrap="nowrap">
      {onBack && (
        <ActionIcon {...look} aria-label={t('world-map:card.back')} onClick={onBack}>
          <IconArrowLeft size={18} aria-hidden />
        </ActionIcon>
      )}
      {children}
      <ActionIcon
        {...look}
        className={classes.close}
        aria-label={t('world-map:card.close')}
        onClick={onClose}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
};
