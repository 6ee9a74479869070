import { Group } from '@mantine/core';
import type { InspectionDue } from '#features/quality/inspections/contract';
import { inspectionHref, ScoreMark } from '#features/quality/inspections/web';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { RecordFacts } from '#platform/web/ui/index';

/** The due date, its reason, and the result of the last inspection. */
export const DueFacts = ({ due }: { due: InspectionDue }) => {
  const t = useText();
  const { job, last, changed, regular_due_on: regular } = due;
  return (
    <RecordFacts
      facts={[
        [
          t('inspection-schedule:field.site'),
          <AnchorLink key="site" to={jobHref(job.id)}>{`${job.job_number} ${job.job_name}`}</AnchorLink>,
        ],
        [t('inspection-schedule:field.due_on'), due.due_on && formatDate(due.due_on)],
        [
          t('inspection-schedule:field.frequency'),
          regular === null
            ? t('inspection-schedule:change.noFrequency')
            : t('inspection-schedule:change.regular', {
                count: due.frequency_days,
                day: formatDate(regular),
              }),
        ],
        [
          t('inspection-schedule:field.start'),
          due.start_missing && regular !== null && t('inspection-schedule:change.startMissing'),
        ],
        [
          t('inspection-schedule:list.changed'),
          changed &&
            t('inspection-schedule:change.changed', {
              name: changed.by?.name ?? t('inspection-schedule:change.someone'),
              day: formatDate(changed.at),
              reason: changed.reason,
            }),
        ],
        [
          t('inspection-schedule:field.last'),
          last === null ? (
            t('inspection-schedule:list.never')
          ) : (
            <Group component="span" key="last" gap="2px 8px" display="inline-flex">
              <AnchorLink to={inspectionHref(last.id)}>{formatDate(last.inspected_at)}</AnchorLink>
              <ScoreMark {...last} />
            </Group>
          ),
        ],
      ]}
    />
  );
};
