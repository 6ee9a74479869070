import { Group, Text } from '@mantine/core';
import { PictureLinks } from '#features/accounts/files/web';
import { SharedBuilding, SharedRecord } from '#features/sites/sharing/web';
import { endpointQuery } from '#platform/web/api/index';
import { formatDate, formatTime, useText } from '#platform/web/i18n/index';
import { PageHeader, RecordFacts, RecordLayout, RecordSection } from '#platform/web/ui/index';
import { type SharedEntry, type SharedLog, sharedLogEndpoints } from '../../contract/index.ts';
import classes from '../log/log.module.css';

const Entry = ({ entry, zone }: { entry: SharedEntry; zone: string }) => {
  const t = useText();
  const { action_type, common_area, floor, description, started_at, ended_at, pictures } = entry;
  const times = [started_at, ended_at].flatMap((at) => (at ? [formatTime(at, zone)] : []));
  return (
    <li className={classes.part}>
      <Group data-figures gap="0 12px" align="stretch" justify="space-between">
        <strong>
          {[t(`action-logs:type.${action_type}`), common_area, floor].filter(Boolean).join(' · ')}
        </strong>
        <span>{[...new Set(times)].join(' – ')}</span>
      </Group>
      {description && <p data-prose>{description}</p>}
      {pictures.length > 0 && <PictureLinks pictures={pictures} />}
    </li>
  );
};

/** A final action log, as its client reads it without a login. */
const SharedLogPage = () => {
  const t = useText();
  const titleOf = ({ log_date }: SharedLog) => t('action-logs:log.title', { date: formatDate(log_date) });
  return (
    <SharedRecord
      query={(orgSlug) => endpointQuery(sharedLogEndpoints.getSharedActionLog, { params: { orgSlug } })}
      title={titleOf}
    >
      {(log) => (
        <>
          <PageHeader title={titleOf(log)} subtitle={log.building.name} />
          <RecordLayout
            aside={
              <RecordFacts
                facts={[
                  [t('action-logs:field.job'), `${log.job.job_number} ${log.job.job_name}`],
                  [
                    t('action-logs:field.building'),
                    <SharedBuilding key="building" building={log.building} />,
                  ],
                  [t('action-logs:field.porter'), log.porter],
                ]}
              />
            }
          >
            <RecordSection id="shared-entries" title={t('action-logs:field.entries')} titleSpace="xs">
              {log.entries.length === 0 ? (
                <Text my="md">{t('action-logs:shared.empty')}</Text>
              ) : (
                <ul>
                  {log.entries.map((entry) => (
                    <Entry
                      key={`${entry.started_at} ${entry.action_type} ${entry.description}`}
                      entry={entry}
                      zone={log.building.time_zone}
                    />
                  ))}
                </ul>
              )}
            </RecordSection>
          </RecordLayout>
        </>
      )}
    </SharedRecord>
  );
};

export default SharedLogPage;
