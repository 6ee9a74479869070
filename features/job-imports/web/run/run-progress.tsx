import { Progress, Text, Title } from '@mantine/core';
import { formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import type { JobImport } from '../../contract/index.ts';
import { importsHref } from '../addresses.ts';
import { StepTrail } from '../parts/step-trail.tsx';
import classes from './run.module.css';

const shareOf = ({ done_rows, total_rows }: JobImport): number =>
  total_rows === 0 ? 0 : done_rows / total_rows;

/** A running import. It continues when this page is closed, and its progress is shown again when somebody comes
 * back. */
export const RunProgress = ({ record }: { record: JobImport }) => {
  const t = useText();
  const { status, done_rows, total_rows } = record;
  const share = shareOf(record);
  const words =
    status === 'running'
      ? t('job-imports:run.rows', { done: formatNumber(done_rows), total: formatNumber(total_rows) })
      : t(`job-imports:status.${status}`);
  return (
    <>
      <StepTrail step="run" />
      <section className={classes.progress} aria-labelledby="import-run">
        <Title order={2} id="import-run">
          {t(status === 'undoing' ? 'job-imports:run.undoing' : 'job-imports:run.title')}
        </Title>
        <Progress
          size="lg"
          value={share * 100}
          animated={status !== 'running'}
          striped={status !== 'running'}
          aria-label={t('job-imports:run.progress')}
        />
        <div className={classes.figures}>
          <Text role="status">{words}</Text>
          {status === 'running' && <Text fw={600}>{formatPercent(share)}</Text>}
        </div>
        <Text c="dimmed">{t('job-imports:run.leave')}</Text>
        <div>
          <ButtonLink to={importsHref} variant="default">
            {t('job-imports:run.toList')}
          </ButtonLink>
        </div>
      </section>
    </>
  );
};
