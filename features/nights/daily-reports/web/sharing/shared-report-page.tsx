import { Box, Group } from '@mantine/core';
import { PictureLinks } from '#features/accounts/files/web';
import { SharedBuilding, SharedRecord } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { PageHeader, RecordFacts, RecordLayout, RecordSection } from '#platform/web/ui/index';
import { type SharedReport, sharedReportEndpoints } from '../../contract/index.ts';
import classes from '../report/report.module.css';
import { SharedPlaces } from './shared-places.tsx';

const Facts = ({ report }: { report: SharedReport }) => {
  const t = useText();
  const { job, building, doors, finalized_at } = report;
  const checked = doors.required > 0 && `${doors.checked}/${doors.required}`;
  return (
    <RecordFacts
      facts={[
        [t('daily-reports:field.job'), `${job.job_number} ${job.job_name}`],
        [t('daily-reports:field.building'), <SharedBuilding key="building" building={building} />],
        [t('daily-reports:field.type'), t(`daily-reports:type.${report.type}`)],
        [t('daily-reports:field.doorsChecked'), checked],
        [t('daily-reports:result.found_unlocked'), doors.unlocked > 0 && doors.unlocked],
        [
          t('daily-reports:field.finalized_at'),
          finalized_at && formatDateTime(finalized_at, building.time_zone),
        ],
      ]}
    />
  );
};

const Incidents = ({ report: { incidents, building } }: { report: SharedReport }) => {
  const t = useText();
  if (incidents.length === 0) return null;
  return (
    <RecordSection id="shared-incidents" title={t('daily-reports:incidents.title')} titleSpace="xs">
      <Box component="ul" className={classes.lines} m="0 0 8px">
        {incidents.map(({ kind, place, description, entered_at, pictures }) => (
          <li key={`${entered_at} ${description}`} className={classes.incident}>
            <Group gap="4px 12px" justify="space-between" mih={44}>
              <span>
                <Box component="span" fw={600}>
                  {[t(`daily-reports:incident.${kind}`), place].filter(Boolean).join(' · ')}
                </Box>{' '}
                <span className={classes.second}>{formatDateTime(entered_at, building.time_zone)}</span>
              </span>
            </Group>
            <p data-prose>{description}</p>
            {pictures.length > 0 && <PictureLinks pictures={pictures} />}
          </li>
        ))}
      </Box>
    </RecordSection>
  );
};

/** A final nightly report, as its client reads it without a login. */
const SharedReportPage = () => {
  const t = useText();
  const titleOf = ({ report_date }: SharedReport) =>
    t('daily-reports:paper.title', { date: formatDate(report_date) });
  return (
    <SharedRecord
      query={(orgSlug) => endpointQuery(sharedReportEndpoints.getSharedDailyReport, { params: { orgSlug } })}
      title={titleOf}
    >
      {(report) => (
        <>
          <PageHeader title={titleOf(report)} subtitle={report.building.name} />
          <RecordLayout aside={<Facts report={report} />}>
            {report.comments && (
              <RecordSection id="shared-comments" title={t('daily-reports:field.general_comments')}>
                <p data-prose>{report.comments}</p>
              </RecordSection>
            )}
            <SharedPlaces report={report} kind="tenant" />
            <SharedPlaces report={report} kind="common_area" />
            <Incidents report={report} />
            {report.pictures.length > 0 && (
              <RecordSection id="shared-photos" title={t('daily-reports:photos.title')} titleSpace="xs">
                <PictureLinks pictures={report.pictures} />
              </RecordSection>
            )}
          </RecordLayout>
        </>
      )}
    </SharedRecord>
  );
};

export default SharedReportPage;
