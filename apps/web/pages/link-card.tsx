import { Text } from '@mantine/core';
import type { ComponentType } from 'react';
import { CardLink } from '#platform/web/routing/index';
import classes from './link-card.module.css';

type Props = {
  to: string;
  label: string;
  text?: string;
  icon: ComponentType<{ size?: number; stroke?: number }>;
};

export const LinkCard = ({ to, label, text, icon: Icon }: Props) => (
  <CardLink to={to} className={classes.card} padding="sm">
    <span className={classes.icon} aria-hidden>
      <Icon size={20} stroke={1.7} />
    </span>
    <span className={classes.words}>
      <Text span fw={600} className={classes.label}>
        {label}
      </Text>
      {text && (
        <Text span size="sm" c="dimmed">
          {text}
        </Text>
      )}
    </span>
  </CardLink>
);
