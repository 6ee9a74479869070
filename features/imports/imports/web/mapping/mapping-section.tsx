import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { id: string; title: string; children: ReactNode };

/** A part of the mapping under its heading. */
export const MappingSection = ({ id, title, children }: Props) => (
  <Stack component="section" aria-labelledby={id} gap="sm" mb="md">
    <Title order={2} id={id}>
      {title}
    </Title>
    {children}
  </Stack>
);
