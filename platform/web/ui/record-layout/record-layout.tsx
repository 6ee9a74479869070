import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { RecordDescription } from './record-description.tsx';
import classes from './record-layout.module.css';

type Props = {
  /** Above the main part; comes first on a phone. */
  description?: string | null;
  /** Beside the main part; before it on a phone. */
  facts?: ReactNode;
  /** Beside the main part, below the facts; after it on a phone. */
  aside?: ReactNode;
  /** The main part: sections, one below the other. */
  children: ReactNode;
  /** Below the main part; last on a phone. Content that is loaded late belongs here, because there is nothing below that
   * would move. */
  last?: ReactNode;
};

/** The page of a record below its header: its facts, beside the work on it. */
export const RecordLayout = ({ description, facts, aside, children, last }: Props) => (
  <div className={classes.layout}>
    {facts && <div className={classes.facts}>{facts}</div>}
    <Stack className={classes.work} gap={24}>
      {description && <RecordDescription text={description} first />}
      {children}
    </Stack>
    {aside && <Stack className={classes.aside}>{aside}</Stack>}
    {last && <div className={classes.last}>{last}</div>}
  </div>
);
