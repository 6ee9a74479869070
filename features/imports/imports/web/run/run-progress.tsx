import { Progress, Text, Title } from '@mantine/core';
import { formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import type { ImportRecord } from '../../contract/index.ts';
import { StepTrail } from '../parts/step-trail.tsx';
import { useKind } from '../use-kind.ts';
import classes from './run.module.css';

const shareOf = ({ done_rows, total_rows }: ImportRecord): number =>
  total_rows === 0 ? 0 : done_rows / total_rows;

/** A running import. It continues when this page is closed, and its progress is shown again when somebody comes
 * back. */
export const RunProgress = ({ record }: { record: ImportRecord }) => {
  const t = useText();
  const { href } = useKind();
  const { status, done_rows, total_rows } = record;
  const share = shareOf(record);
  const words =
    status === 'running'
      ? t('imports:run.rows', { done: formatNumber(done_rows), total: formatNumber(total_rows) })
      : t(`imports:status.${status}`);
  return (
    <>
      <StepTrail step="run" />
      <section className={classes.progress} aria-labelledby="import-run">
        <Title order={2} id="import-run">
          {t(status === 'undoing' ? 'imports:run.undoing' : 'imports:run.title')}
        </Title>
        <Progress
          size="lg"
          value={share * 100}
          animated={status !== 'running'}
          striped={status !== 'running'}
          aria-label={t('imports:run.progress')}
        />
        <div className={classes.figures}>
          <Text role="status">{words}</Text>
          {status === 'running' && <Text fw={600}>{formatPercent(share)}</Text>}
        </div>
        <Text c="dimmed">{t('imports:run.leave')}</Text>
        <div>
          <ButtonLink to={href} variant="default">
            {t('imports:run.toList')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
};
