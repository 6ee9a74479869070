import { Paper, Skeleton } from '@mantine/core';
import classes from './charts.module.css';

const frames = ['weeks', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Has the shape of the charts, so that nothing moves when they are loaded. */
export const ChartsSkeleton = () => (
  <div className={classes.charts} aria-hidden>
    {frames.map((frame) => (
      <Paper key={frame} p="md" className={classes.frame} data-wide={frame === 'weeks' || undefined}>
        <Skeleton h={18} w={180} mb="md" />
        <Skeleton h={frame === 'weeks' ? 220 : 150} />
      </Paper>
    ))}
  </div>
);
