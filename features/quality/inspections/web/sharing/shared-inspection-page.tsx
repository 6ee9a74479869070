import { Group, Stack } from '@mantine/core';
import { PictureLinks } from '#features/accounts/files/web';
import { SharedRecord } from '#features/sites/sharing/web';
import { withinSentence } from '#platform/contract/text-of';
import { endpointQuery } from '#platform/web/api/index';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { PageHeader, RecordFacts, RecordLayout, RecordSection } from '#platform/web/ui/index';
import {
  isTaskDone,
  type SharedInspection,
  type SharedLine,
  sharedInspectionEndpoints,
  shownScore,
} from '../../contract/index.ts';
import { InspectionStatusChip } from '../list/inspection-status.tsx';
import { AnswerHead } from '../report/answer-head.tsx';
import classes from '../report/report.module.css';
import { ScoreSummary } from '../report/score-summary.tsx';

const figure = (score: number | null): string => (score === null ? '' : shownScore(score));

const Line = ({ line }: { line: SharedLine }) => {
  const t = useText();
  const { question, critical, deficient, na, value, pictures } = line;
  const photos = pictures.length > 0 ? t('inspections:report.photos', { count: pictures.length }) : '';
  const entered = na
    ? t('inspections:report.notApplicable')
    : value || photos || t('inspections:report.unanswered');
  return (
    <li className={classes.answer} data-deficient={deficient || undefined}>
      <AnswerHead
        question={question}
        critical={critical}
        mark={deficient ? 'deficient' : value !== '' && !na ? 'good' : 'none'}
        value={entered}
      />
      {line.comment && <p className={classes.comment}>{line.comment}</p>}
      {pictures.length > 0 && <PictureLinks pictures={pictures} />}
      {line.task_status && (
        <p className={classes.task}>
          {t('inspections:share.task', {
            status: isTaskDone(line.task_status)
              ? t('inspections:share.taskDone')
              : withinSentence(t(`tasks:status.${line.task_status}`)),
          })}
        </p>
      )}
    </li>
  );
};

/** Every answer, by section and place. */
const SharedSections = ({ inspection: { sections } }: { inspection: SharedInspection }) => (
  <Stack className={classes.report} gap={24}>
    {sections.map(({ title, score, places }, at) => (
      <RecordSection
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids here and keep their order
        key={at}
        id={`section-${at}`}
        title={[title, figure(score)].filter(Boolean).join(' · ')}
        titleSpace={4}
      >
        {places.map((place) => (
          <div key={place.name ?? ''}>
            {place.name && (
              <Group
                component="h3"
                className={classes.place}
                gap="sm"
                align="stretch"
                justify="space-between"
                wrap="nowrap"
              >
                <span>{place.name}</span>
                <span data-figures>{figure(place.score)}</span>
              </Group>
            )}
            <ul>
              {place.lines.map((line) => (
                <Line key={line.question} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </RecordSection>
    ))}
  </Stack>
);

/** Place and time, on the building's clocks. */
const SharedFacts = ({ inspection }: { inspection: SharedInspection }) => {
  const t = useText();
  const { job, building, type, template, inspector, inspected_at } = inspection;
  const { name, address, city, state, zip } = building;
  return (
    <RecordFacts
      facts={[
        [t('inspections:field.job'), `${job.job_number} ${job.job_name}`],
        [
          t('inspections:field.building'),
          <span key="building">{[name, address, city, `${state} ${zip}`].filter(Boolean).join(', ')}</span>,
        ],
        [t('inspections:field.type'), type],
        [t('inspections:field.template'), template],
        [t('inspections:field.inspector'), inspector],
        [t('inspections:field.inspected_at'), formatDateTime(inspected_at, building.time_zone)],
      ]}
    />
  );
};

const SharedInspectionPage = () => {
  const t = useText();
  const titleOf = ({ number }: SharedInspection) => t('inspections:report.title', { number });
  return (
    <SharedRecord
      query={(orgSlug) =>
        endpointQuery(sharedInspectionEndpoints.getSharedInspection, { params: { orgSlug } })
      }
      title={titleOf}
    >
      {(inspection) => (
        <>
          <PageHeader
            title={titleOf(inspection)}
            chip={<InspectionStatusChip inspection={{ status: inspection.status, reopened: false }} />}
            subtitle={inspection.building.name}
          />
          <RecordLayout aside={<SharedFacts inspection={inspection} />}>
            <ScoreSummary inspection={inspection} />
            <SharedSections inspection={inspection} />
            {inspection.general_comments && (
              <RecordSection id="shared-comments" title={t('inspections:field.general_comments')}>
                <p className={classes.words}>{inspection.general_comments}</p>
              </RecordSection>
            )}
          </RecordLayout>
        </>
      )}
    </SharedRecord>
  );
};

export default SharedInspectionPage;
