import { Paper, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

/** A block of the start page that may also be absent. */
export const Tile = ({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <Paper component="section" p="md" aria-labelledby={id} data-wide={wide || undefined}>
      <Title order={2} id={id} mb="sm">
        {title}
      </Title>
      {children}
    </Paper>
  );
};
