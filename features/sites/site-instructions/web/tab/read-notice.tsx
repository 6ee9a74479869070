import { Box, Button, Group, Text } from '@mantine/core';
import { IconBookmark, IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatDate, type Translate, useText } from '#platform/web/i18n/index';
import { savedWords, submit, useUnsent } from '#platform/web/outbox/index';
import type { InstructionSet } from '../../contract/index.ts';
import { instructionsGroup } from '../addresses.ts';
import { refreshInstructions } from '../live.ts';
import { readInstructionsWrite } from '../outbox/instruction-writes.ts';
import classes from './instructions.module.css';

/** Records that the person has read this version. `waiting`: the device has recorded it, but not yet sent it. */
const useRead = (jobId: number, version: number) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const unsent = useUnsent(instructionsGroup(jobId));
  const waiting = unsent.some(
    ({ kind, parts, state }) =>
      kind === readInstructionsWrite.name &&
      state !== 'parked' &&
      (parts.body as { version: number }).version === version,
  );
  const confirm = () => {
    if (busy) return;
    setBusy(true);
    submit(
      client,
      {
        kind: readInstructionsWrite,
        id: crypto.randomUUID(),
        parts: { params: { id: jobId }, body: { version, device_at: serverNow().toISOString() } },
        group: instructionsGroup(jobId),
        about: { jobId, name: '', record: null },
      },
      { keepsInput: true },
    )
      .then((outcome) => showSuccess(outcome.sent ? t('site-instructions:read.thanks') : savedWords(outcome)))
      .catch((error) => {
        showProblem(error);
        refreshInstructions(client, [jobId]);
      })
      .finally(() => setBusy(false));
  };
  return { confirm, busy, waiting: waiting && !busy };
};

const sinceWords = ({ rows, read, removed, time_zone }: InstructionSet, t: Translate): string => {
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
      <Group component={Text} gap={6} wrap="nowrap" fz="sm" c="dimmed" role="status" data-no-print>
        <IconCheck size={16} aria-hidden />
        {waiting
          ? t('site-instructions:read.waiting')
          : t('site-instructions:read.done', { date: formatDate(read?.at ?? '', time_zone) })}
      </Group>
    );
  }
  return (
    <Group className={classes.notice} gap="8px 12px" role="status" data-no-print>
      <IconBookmark size={20} aria-hidden />
      <Box component="span" flex="1 1 200px">
        {sinceWords(set, t)}
      </Box>
      <Button size="md" loading={busy} leftSection={<IconCheck size={18} aria-hidden />} onClick={confirm}>
        {t('site-instructions:read.confirm')}
      </Button>
    </Group>
  );
};
