import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PaperText } from '../print/paper-text.tsx';
import classes from './past-due.module.css';

type Props = { label: string; brief?: boolean; children: ReactNode };

/** A due date that has passed. `label` says so in words; `brief`, in a list, shows the icon alone and stays on one line. */
export const PastDue = ({ label, brief = false, children }: Props) => (
  <span className={brief ? `${classes.late} ${classes.brief}` : classes.late}>
    <Group
      component="span"
      className={classes.mark}
      gap={4}
      align="baseline"
      wrap="nowrap"
      display="inline-flex"
      title={brief ? label : undefined}
    >
      <IconAlertTriangle size={brief ? 16 : 14} aria-hidden />
      {brief ? <PaperText>{label}</PaperText> : label}
    </Group>
    {children}
  </span>
);
