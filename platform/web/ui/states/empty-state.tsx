import { Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';

type Props = {
  title: string;
  /** What will be shown here. */
  text?: string;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** The first thing to do. */
  action?: ReactNode;
};

export const EmptyState = ({ title, text, icon: Icon = IconInbox, action }: Props) => (
  <Stack align="center" gap={4} py={48} px="md" ta="center" maw={460} mx="auto">
    <Text component="span" c="dimmed" aria-hidden lh={0}>
      <Icon size={28} stroke={1.5} />
    </Text>
    <Text fw={600} mt="xs">
      {title}
    </Text>
    {text && <Text c="dimmed">{text}</Text>}
    {action && <div style={{ marginBlockStart: 12 }}>{action}</div>}
  </Stack>
);
