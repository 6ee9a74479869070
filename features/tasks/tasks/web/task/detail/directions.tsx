import { Anchor } from '@mantine/core';
import { IconDirections } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import classes from './detail.module.css';

export const addressOf = ({ building: { address, city, state, zip } }: Task): string =>
  [address, city, `${state} ${zip}`].join(', ');

/** Opens the way to the building in a map application. */
export const Directions = ({ task }: { task: Task }) => {
  const t = useText();
  return (
    <Anchor
      size="sm"
      className={classes.link}
      href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(addressOf(task))}`}
      target="_blank"
      rel="noreferrer"
      data-no-print
    >
      <IconDirections size={16} aria-hidden />
      {t('tasks:task.directions')}
    </Anchor>
  );
};
