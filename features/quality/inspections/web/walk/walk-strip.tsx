import { Box, Group, Progress } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { memo } from 'react';
import { useNow } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { type Inspection, type Score, shownScore } from '../../contract/index.ts';
import type { Progress as Done } from './steps.ts';
import classes from './walk.module.css';

const aMinute = 60_000;

/** `1:05 h` since it began; stands still once it is complete. */
const Elapsed = ({ from, to }: { from: string; to: string | null }) => {
  const t = useText();
  const now = useNow({ goes: to === null });
  const minutes = Math.max(0, Math.floor(((to ? Date.parse(to) : now) - Date.parse(from)) / aMinute));
  const hours = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return (
    <Group
      component="span"
      gap={4}
      wrap="nowrap"
      display="inline-flex"
      c="dimmed"
      data-nowrap
      title={t('inspections:walk.elapsed')}
    >
      <IconClock size={16} aria-label={t('inspections:walk.elapsed')} />
      {hours > 0
        ? t('inspections:walk.hours', { hours, minutes: rest })
        : t('inspections:walk.minutes', { minutes })}
    </Group>
  );
};

type Props = { inspection: Inspection; progress: Done; score: Score };

/** Always in sight: how far the inspection is, its score so far, and how long it has taken. */
export const WalkStrip = memo(({ inspection, progress: { total, answered }, score }: Props) => {
  const t = useText();
  return (
    <section className={classes.strip} aria-label={t('inspections:walk.progress')}>
      <Group className={classes.figures} gap="4px 16px" justify="space-between" wrap="nowrap">
        <Box component="span" fw={500}>
          {t('inspections:walk.answered', { answered, total })}
        </Box>
        <Box component="span" className={classes.score} fw={600} data-band={score.band ?? undefined}>
          {score.score === null
            ? t('inspections:walk.noScore')
            : t('inspections:walk.score', { score: shownScore(score.score) })}
          {score.critical_fail && <b> · {t('inspections:field.critical_fail')}</b>}
        </Box>
        <Elapsed from={inspection.started_at} to={inspection.completed_at} />
      </Group>
      <Progress
        size={4}
        radius={0}
        value={total === 0 ? 0 : (answered / total) * 100}
        aria-label={t('inspections:walk.answered', { answered, total })}
      />
    </section>
  );
});
