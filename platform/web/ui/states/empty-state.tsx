import { Group, Stack, Text } from '@mantine/core';
import { IconInbox } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { type SecondAction, SecondLink } from '../page-header/page-header.tsx';

type Props = {
  title: string;
  /** What will be shown here. */
  text?: string;
  icon?: ComponentType<{ size?: number; stroke?: number }>;
  /** The first thing to do. */
  action?: ReactNode;
  /** Another way to begin. */
  second?: SecondAction | undefined;
};

export const EmptyState = ({ title, text, icon: Icon = IconInbox, action, second }: Props) => (
  <Stack align="center" gap={4} py={48} px="md" ta="center" maw={460} mx="auto">
    <Text component="span" c="dimmed" aria-hidden lh={0}>
      <Icon size={28} stroke={1.5} />
    </Text>
    <Text fw={600} mt="xs">
      {title}
    </Text>
    {text && <Text c="dimmed">{text}</Text>}
    {(action || second) && (
      <Group gap="xs" justify="center" mt="sm">
        {second && <SecondLink {...second} />}
        {action}
      </Group>
    )}
  </Stack>
);
