import type { ReactNode } from 'react';
import classes from './paper-text.module.css';

/** Words that an icon stands for on screen. Screen readers and paper have them. */
export const PaperText = ({ children }: { children: ReactNode }) => (
  <span className={classes.text}>{children}</span>
);
