import { Button, Text } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { formatDate, type Say, useText } from '#platform/web/i18n/index';
import type { InstructionSet } from '../../contract/index.ts';
import classes from './instructions.module.css';
import { useRead } from './use-read.ts';

const sinceWords = ({ rows, read, removed, time_zone }: InstructionSet, t: Say): string => {
  if (!read) return t('site-instructions:read.never');
  const count = (state: 'new' | 'changed') => rows.filter(({ since_read }) => since_read === state).length;
  const changes = [
    ['new', count('new')] as const,
    ['changed', count('changed')] as const,
    ['removed', removed] as const,
  ].flatMap(([state, number]) =>
    number > 0 ? [t(`site-instructions:read.${state}`, { count: number })] : [],
  );
  return t('site-instructions:read.since', {
    date: formatDate(read.at, time_zone),
    changes: changes.join(', '),
  });
};

/** Says whether the reader has read the present instructions; one touch confirms it. It stays in sight until then. */
export const ReadNotice = ({ jobId, set }: { jobId: number; set: InstructionSet }) => {
  const t = useText();
  const { confirm, busy, waiting } = useRead(jobId, set.version);
  const { read, version, time_zone } = set;
  if (version === 0) return null;
  if (waiting || (read && read.version >= version)) {
    return (
      <Text size="sm" c="dimmed" className={classes.done} role="status" data-no-print>
        <IconCheck size={16} aria-hidden />
        {waiting
          ? t('site-instructions:read.waiting')
          : t('site-instructions:read.done', { date: formatDate(read?.at ?? '', time_zone) })}
      </Text>
    );
  }
  return (
    <div className={classes.notice} role="status" data-no-print>
      <IconBookmark size={20} aria-hidden />
      <span className={classes.said}>{sinceWords(set, t)}</span>
      <Button size="md" loading={busy} leftSection={<IconCheck size={18} aria-hidden />} onClick={confirm}>
        {t('site-instructions:read.confirm')}
      </Button>
    </div>
  );
};
