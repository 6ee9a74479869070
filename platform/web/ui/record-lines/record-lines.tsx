import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { PlainLink } from '../../routing/links.tsx';
import classes from './record-lines.module.css';

export type RecordLine = {
  id: number | string;
  /** Null where the reader may not open it. */
  to: string | null;
  title: string;
  /** Facts under the title; what is missing is left out. */
  facts: readonly (string | false | undefined)[];
  /** Chips such as status and score. */
  marks: ReactNode;
};

type Props = { label: string; lines: readonly RecordLine[] };

/** Some records of another record, one line each. The whole line is a link, for readers who may open its record. */
export const RecordLines = ({ label, lines }: Props) => (
  <Box component="ul" m="12px -4px 0" aria-label={label}>
    {lines.map(({ id, to, title, facts, marks }) => (
      <Group component="li" key={id} className={classes.line} gap="4px 16px" wrap="nowrap">
        <Box component="span" flex={1} miw={0}>
          {to === null ? (
            title
          ) : (
            <PlainLink to={to} className={classes.link}>
              {title}
            </PlainLink>
          )}
          <Box component="span" display="block" c="dimmed" fz={13}>
            {facts.filter(Boolean).join(' · ')}
          </Box>
        </Box>
        {marks}
      </Group>
    ))}
  </Box>
);
