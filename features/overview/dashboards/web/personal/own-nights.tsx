import { Group } from '@mantine/core';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { actionLogHref, beginLogHref } from '#features/nights/action-logs/web';
import { reportHref, startHref } from '#features/nights/daily-reports/web';
import { type Translate, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { type RecordLine, RecordLines, StatusChip, Tile } from '#platform/web/ui/index';
import type { OwnSite } from '../../contract/index.ts';
import { usePersonal } from './offline-ready/bring-home.ts';

const hrefs = {
  report: ({ record, job, building }: OwnSite): string =>
    record === null ? startHref(job.id, { building: building.id }) : reportHref(record),
  log: ({ record, job, building }: OwnSite): string =>
    record === null ? beginLogHref({ job: job.id, building: building.id }) : actionLogHref(record),
};

const lineOf = (kind: keyof typeof hrefs, site: OwnSite, t: Translate): RecordLine => {
  const { job, building, status } = site;
  return {
    id: `${kind} ${job.id} ${building.id}`,
    to: hrefs[kind](site),
    title: `${job.job_number} ${job.job_name}`,
    facts: [t(`dashboards:own.${kind}`), building.name !== job.job_name && building.name],
    marks: <StatusChip status={status} label={t(`dashboards:own.status.${status}`)} />,
  };
};

/** What this person writes tonight and today: a touch away from the report or log of each site, and from one at any other. People
 * who see the whole company get it only for sites of their own. */
const OwnNights = () => {
  const t = useText();
  const { data } = usePersonal();
  const { tonight, today } = data?.charts ?? {};
  const lines = [
    ...(today ?? []).map((site) => lineOf('log', site, t)),
    ...(tonight ?? []).map((site) => lineOf('report', site, t)),
  ];
  if (!(tonight || today) || (data?.company && lines.length === 0)) return null;
  return (
    <Tile title={t('dashboards:own.title')}>
      <RecordLines label={t('dashboards:own.title')} lines={lines} />
      <Group gap="sm" mt={lines.length > 0 ? 'sm' : 0} grow preventGrowOverflow={false}>
        {today && (
          <ButtonLink
            to={beginLogHref()}
            variant="default"
            leftSection={<IconPlayerPlay size={16} aria-hidden />}
          >
            {t('dashboards:own.startLog')}
          </ButtonLink>
        )}
        {tonight && (
          <ButtonLink to={startHref()} variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
            {t('dashboards:own.startReport')}
          </ButtonLink>
        )}
      </Group>
    </Tile>
  );
};

export default OwnNights;
