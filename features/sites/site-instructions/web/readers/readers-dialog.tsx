import { Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatNumber, useText } from '#platform/web/i18n/index';
import { Dialog, LoadProblem, RowsSkeleton, UserAvatar } from '#platform/web/ui/index';
import type { InstructionReader } from '../../contract/index.ts';
import { readersQuery } from '../queries.ts';
import classes from './readers.module.css';

type Shown = { rows: readonly InstructionReader[]; version: number; zone: string };

const ReaderList = ({ rows, version, zone }: Shown) => {
  const t = useText();
  const stateOf = ({ read }: InstructionReader) => {
    if (!read) return { icon: IconAlertTriangle, state: 'not', words: t('site-instructions:readers.not') };
    const date = formatDateTime(read.at, zone);
    return read.version >= version
      ? { icon: IconCheck, state: 'current', words: t('site-instructions:readers.current', { date }) }
      : { icon: IconClock, state: 'earlier', words: t('site-instructions:readers.earlier', { date }) };
  };
  return (
    <ul className={classes.list}>
      {rows.map((reader) => {
        const { icon: Icon, state, words } = stateOf(reader);
        return (
          <li key={reader.user.id}>
            <UserAvatar name={reader.user.name} size={32} decorative />
            <Stack component="span" gap={0} flex="1 1 160px" miw={0}>
              <Text span fw={600}>
                {reader.user.name}
              </Text>
              <Text span size="sm" c="dimmed">
                {reader.duties.join(', ')}
              </Text>
            </Stack>
            <Group
              component="span"
              className={classes.state}
              gap={6}
              wrap="nowrap"
              fz={14}
              data-state={state}
            >
              <Icon size={16} aria-hidden />
              {words}
            </Group>
          </li>
        );
      })}
    </ul>
  );
};

/** Who works at the site and has read its instructions, or has not. */
const Readers = ({ jobId, zone }: { jobId: number; zone: string }) => {
  const t = useText();
  const { data, error, refetch } = useQuery({ ...readersQuery(jobId), meta: { quiet: true } });
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={4} />;
  const { rows, version } = data;
  const holders = rows.filter(({ duties }) => duties.length > 0);
  const others = rows.filter(({ duties }) => duties.length === 0);
  const read = holders.filter((reader) => (reader.read?.version ?? 0) >= version).length;
  return (
    <>
      <Text mb="sm">
        {holders.length === 0
          ? t('site-instructions:readers.none')
          : t('site-instructions:readers.count', {
              read: formatNumber(read),
              all: formatNumber(holders.length),
            })}
      </Text>
      <ReaderList rows={holders} version={version} zone={zone} />
      {others.length > 0 && (
        <>
          <Title order={3} mt="md" mb="xs">
            {t('site-instructions:readers.others')}
          </Title>
          <ReaderList rows={others} version={version} zone={zone} />
        </>
      )}
    </>
  );
};

const ReadersDialog = ({ onClose, ...props }: { jobId: number; zone: string; onClose: () => void }) => (
  <Dialog size="lg" title={useText()('site-instructions:readers.title')} onClose={onClose}>
    <Readers {...props} />
  </Dialog>
);

export default ReadersDialog;
