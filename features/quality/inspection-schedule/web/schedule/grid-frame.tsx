import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './schedule.module.css';

/** A table that scrolls sideways. It can take the focus, because a scrolling element must be reachable by keyboard. */
export const GridFrame = ({ month = false, children }: { month?: boolean; children: ReactNode }) => {
  const t = useText();
  return (
    <Box
      component="section"
      className={classes.scroll}
      aria-label={t('inspection-schedule:titles.schedule')}
      tabIndex={0}
    >
      <table className={classes.grid} data-month={month || undefined}>
        {children}
      </table>
    </Box>
  );
};
