import { Box, Group } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { type ScoreBand, shownScore } from '../../contract/index.ts';
import classes from './list.module.css';

/** Each band has a shape of its own: nobody depends on the colour. */
const icons = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX };

type Props = { score: number | null; band: ScoreBand | null };

export const ScoreMark = ({ score, band }: Props) => {
  const t = useText();
  if (score === null || band === null)
    return (
      <Box component="span" c="dimmed">
        –
      </Box>
    );
  const Icon = icons[band];
  return (
    <Group
      component="span"
      className={classes.score}
      fw={600}
      data-figures
      data-nowrap
      gap={6}
      wrap="nowrap"
      display="inline-flex"
      data-band={band}
      title={t(`inspections:band.${band}`)}
    >
      <Icon size={16} stroke={2} aria-label={t(`inspections:band.${band}`)} role="img" />
      {shownScore(score)}
    </Group>
  );
};
