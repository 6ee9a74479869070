import type { ReactNode } from 'react';
import { RecordDescription } from './record-description.tsx';
import classes from './record-layout.module.css';

type Props = {
  /** Stands over the work; on a phone before everything else. */
  description?: string | null;
  /** Beside the work; on a phone before it. */
  facts?: ReactNode;
  /** Beside the work, below the facts; on a phone after it. */
  aside?: ReactNode;
  /** The work: sections one below the other. */
  children: ReactNode;
};

/** The page of a record below its header: what it is beside what is done with it. */
export const RecordLayout = ({ description, facts, aside, children }: Props) => (
  <div className={classes.layout}>
    {facts && <div className={classes.facts}>{facts}</div>}
    <div className={classes.work}>
      {description && <RecordDescription text={description} first />}
      {children}
    </div>
    {aside && <div className={classes.aside}>{aside}</div>}
  </div>
);
