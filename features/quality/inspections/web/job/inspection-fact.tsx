import { Group, Text } from '@mantine/core';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { shownScore } from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';
import { ScoreMark } from '../list/score-mark.tsx';
import classes from './job.module.css';
import { NextDue } from './next-due.tsx';
import { useJobInspections } from './use-job-inspections.ts';

/** Earlier scores that are shown: enough to see whether it gets better or worse. */
const earlier = 4;

/** The last score of a job, those before, and when it is inspected next. */
const InspectionFact = ({ jobId, brief }: { jobId: number; brief: boolean }) => {
  const t = useText();
  const { data, error } = useJobInspections(jobId);
  if (!data) return <Text c="dimmed">{error?.message}</Text>;
  const [last, ...others] = data.scores.toReversed();
  return (
    <>
      {last ? (
        <Group component="span" className={classes.last} gap="4px 10px" display="inline-flex" mb={4}>
          <strong>
            <ScoreMark {...last} />
          </strong>
          <AnchorLink to={inspectionHref(last.id)}>{formatDate(last.inspected_on)}</AnchorLink>
        </Group>
      ) : (
        <Text c="dimmed">{t('inspections:job.none')}</Text>
      )}
      {!brief && others.length > 0 && (
        <Text size="sm" c="dimmed">
          {t('inspections:job.before', {
            scores: others
              .slice(0, earlier)
              .map(({ score }) => shownScore(score))
              .join(', '),
          })}
        </Text>
      )}
      <NextDue due={data} />
    </>
  );
};

export default InspectionFact;
