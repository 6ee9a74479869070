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
  <ul className={classes.lines} aria-label={label}>
    {lines.map(({ id, to, title, facts, marks }) => (
      <li key={id} className={classes.line}>
        <span className={classes.words}>
          {to === null ? (
            title
          ) : (
            <PlainLink to={to} className={classes.link}>
              {title}
            </PlainLink>
          )}
          <span className={classes.second}>{facts.filter(Boolean).join(' · ')}</span>
        </span>
        {marks}
      </li>
    ))}
  </ul>
);
