import type { ReactNode } from 'react';
import { describeType } from '#features/quality/inspection-templates/contract';
import { jobHref } from '#features/sites/jobs/web';
import { currentLocale, formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { RecordFacts } from '#platform/web/ui/index';
import { type Inspection, shownScore } from '../../contract/index.ts';
import { inspectionHref } from '../addresses.ts';

const Again = ({ reinspections }: Pick<Inspection, 'reinspections'>) => {
  const t = useText();
  return reinspections.map(({ id, number, status, score }) => (
    <div key={id}>
      <AnchorLink to={inspectionHref(id)}>{t('inspections:number', { number })}</AnchorLink>
      {` · ${score === null ? t(`inspections:status.${status}`) : shownScore(score)}`}
    </div>
  ));
};

/** Place, people and times. */
export const ReportFacts = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const { job, building, template, parent } = inspection;
  const zone = building.time_zone;
  const when = (at: string | null, by?: { name: string } | null, alone = ''): ReactNode => {
    if (at === null) return null;
    const entered = formatDateTime(at, zone);
    return by ? t('inspections:report.by', { when: entered, name: by.name }) : `${entered}${alone}`;
  };
  const site = (
    <>
      <AnchorLink to={jobHref(job.id)}>{`${job.job_number} ${job.job_name}`}</AnchorLink>
      {building.name !== job.job_name && <div>{building.name}</div>}
    </>
  );
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('inspections:field.site'), site],
    [t('inspections:field.client'), inspection.client.name],
    [t('inspections:field.area'), inspection.area?.name],
    [t('inspections:field.type'), describeType(inspection.inspection_type, currentLocale())],
    [
      t('inspections:field.template'),
      t('inspections:report.version', { name: template.name, version: template.version }),
    ],
    [t('inspections:field.inspector'), inspection.inspected_by?.name],
    [t('inspections:field.accompanied_by'), inspection.accompanied_by],
    [t('inspections:field.inspected_at'), when(inspection.inspected_at)],
    [t('inspections:field.completed_at'), when(inspection.completed_at, inspection.completed_by)],
    [
      t('inspections:field.finalized_at'),
      when(inspection.finalized_at, inspection.finalized_by, ` ${t('inspections:report.byItself')}`),
    ],
    [t('inspections:field.reopened_at'), when(inspection.reopened_at, inspection.reopened_by)],
    [t('inspections:field.visibility'), t(`inspections:visibility.${inspection.visibility}`)],
    [t('inspections:field.released_at'), when(inspection.released_at)],
    [t('inspections:field.next_due_on'), inspection.next_due_on && formatDate(inspection.next_due_on)],
    [
      t('inspections:field.parent'),
      parent && (
        <AnchorLink to={inspectionHref(parent.id)}>
          {t('inspections:number', { number: parent.number })}
        </AnchorLink>
      ),
    ],
    [
      t('inspections:field.reinspections'),
      inspection.reinspections.length > 0 && <Again reinspections={inspection.reinspections} />,
    ],
  ];
  return <RecordFacts facts={facts} />;
};
