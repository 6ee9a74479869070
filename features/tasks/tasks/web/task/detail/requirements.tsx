import { Group } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import type { Task } from '../../../contract/index.ts';
import classes from './detail.module.css';

/** What closing the task needs, and who may see it. */
export const Requirements = ({ task }: { task: Task }) => {
  const t = useText();
  const required = [
    task.internal_only && t('tasks:field.internal_only'),
    task.require_photo && t('tasks:field.require_photo'),
    task.require_signature && t('tasks:field.require_signature'),
  ].filter((word) => word !== false);
  if (required.length === 0) return null;
  return (
    <Group className={classes.required} gap={4} wrap="nowrap">
      <IconLock size={14} aria-hidden />
      {required.join(' · ')}
    </Group>
  );
};
