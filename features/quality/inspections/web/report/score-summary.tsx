import { Box, Paper, Stack } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart } from '#platform/web/routing/index';
import { type Inspection, shownScore } from '../../contract/index.ts';
import classes from './score.module.css';

const [ScoreRing] = lazyPart(() => import('./score-ring.tsx'), { soon: true });

type Scored = Pick<
  Inspection,
  'status' | 'score' | 'band' | 'outcome' | 'critical_fail' | 'target_score' | 'deficiency_count'
>;

const useOutcome = ({ status, critical_fail, outcome }: Scored): string => {
  const t = useText();
  if (status === 'new') return t('inspections:report.underWay');
  if (critical_fail) return t('inspections:report.criticalFail');
  return outcome ? t(`inspections:outcome.${outcome}`) : t('inspections:report.notScored');
};

/** What came of an inspection, in one number and in words. `children`: what is still to be done. */
export const ScoreSummary = ({ inspection, children }: { inspection: Scored; children?: ReactNode }) => {
  const t = useText();
  const { score, band, target_score } = inspection;
  const target = t('inspections:report.target', { target: shownScore(target_score) });
  const outcome = useOutcome(inspection);
  return (
    <Paper component="section" p="md" className={classes.panel} aria-label={t('inspections:report.result')}>
      <div className={classes.frame}>
        <Suspense fallback={null}>
          <ScoreRing score={score} band={band} target={target_score} />
        </Suspense>
      </div>
      <Stack gap={4} miw={0}>
        <Box component="p" fz={20} fw={600} lh={1.3}>
          {outcome}
        </Box>
        <p className={classes.line}>{band ? `${t(`inspections:band.${band}`)} · ${target}` : target}</p>
        <p className={classes.line}>
          {t('inspections:report.deficiencies', { count: inspection.deficiency_count })}
        </p>
        {children}
      </Stack>
    </Paper>
  );
};
