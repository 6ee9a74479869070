import { Box, Group } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import { formatWallTime } from '#platform/web/i18n/clock-words';
import { useText } from '#platform/web/i18n/index';
import type { ProofSummary } from '../../contract/index.ts';

/** The summary of all nights in one line. */
export const ProofFigures = ({ summary }: { summary: ProofSummary }) => {
  const t = useText();
  const { nights, locked, unlocked, earliest, latest } = summary;
  return (
    <Group gap="4px 16px" align="baseline" mih={44} mb="sm" role="status">
      <Box component="span" fz={20} fw={600} data-figures>
        {t('daily-reports:proof.summary', { locked, nights })}
      </Box>
      {unlocked > 0 && (
        <Group component="span" gap={4} wrap="nowrap" display="inline-flex" c="var(--cora-danger)" fw={500}>
          <IconLockOpen size={18} aria-hidden />
          {t('daily-reports:proof.unlocked', { count: unlocked })}
        </Group>
      )}
      {earliest && latest && (
        <Box component="span" c="dimmed">
          {earliest === latest
            ? t('daily-reports:proof.at', { time: formatWallTime(earliest) })
            : t('daily-reports:proof.between', {
                earliest: formatWallTime(earliest),
                latest: formatWallTime(latest),
              })}
        </Box>
      )}
    </Group>
  );
};
