import { Paper, Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { AccessNote, hoursLines, useVacancy } from '#features/sites/buildings/web';
import { type JobFact, jobFactStore, partComponent, shownTo } from '#platform/web/feature/index';
import { capitalized, formatDate, formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { CardsSkeleton, Columns, type Fact, FactList, usePhone } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { SetupGaps } from '../setup/setup-gaps.tsx';
import classes from './job-card.module.css';
import { ServiceList } from './service-list.tsx';

/** Facts of the site; fields that were not entered are left out. */
const SiteFacts = ({ job }: { job: Job }) => {
  const t = useText();
  const phone = usePhone();
  const hours = hoursLines(job.buildings[0]?.business_hours ?? null, t('buildings:closed'));
  const vacancy = useVacancy(job.buildings.map(({ id }) => id));
  const required = (yes: boolean) => t(yes ? 'jobs:card.required' : 'jobs:card.notRequired');
  const rows: Fact[] = [
    [t('jobs:card.description'), job.description || null],
    [t('jobs:card.client'), job.client.name],
    [t('jobs:card.account'), job.client.account_number || null],
    // A wider screen shows client, address and hours under the title.
    [t('jobs:card.hours'), phone && hours.length > 0 ? hours.map(capitalized).join('\n') : null],
    [t('jobs:card.serviceStart'), job.service_start_date && formatDate(job.service_start_date)],
    [t('jobs:card.endDate'), job.end_date && formatDate(job.end_date)],
    [
      t('jobs:card.inspections'),
      job.inspection_frequency_days > 0
        ? t('jobs:card.days', { count: job.inspection_frequency_days })
        : null,
    ],
    [t('jobs:card.reports'), required(job.report_required)],
    [t('jobs:card.actionLogs'), required(job.action_log_required)],
    [
      t('jobs:card.vacant'),
      vacancy
        ? t('jobs:card.vacantShare', {
            share: formatPercent(vacancy.share, 1),
            sqft: formatNumber(vacancy.sqft),
          })
        : null,
    ],
  ];
  return <FactList className={classes.list} facts={rows} />;
};

/** The access notes, for people who may read them. They stay hidden until someone opens them. */
const AccessNotes = ({ job }: { job: Job }) => {
  const t = useText();
  const noted = job.buildings.filter(({ has_access_note }) => has_access_note);
  if (noted.length === 0) return null;
  return (
    <Paper component="section" p="md">
      <Title order={2} mb="xs">
        {t('jobs:card.access')}
      </Title>
      {noted.map(({ id, name }) => (
        <div key={id}>
          {job.buildings.length > 1 && <Text fw={600}>{name}</Text>}
          <AccessNote buildingId={id} />
        </div>
      ))}
    </Paper>
  );
};

export const OverviewTab = ({ job }: { job: Job }) => {
  const t = useText();
  const { flags } = useSession();
  const facts = jobFactStore.use().filter(shownTo(flags));
  const [first, others] = [facts.slice(0, 1), facts.slice(1)];
  const section = (fact: JobFact) => {
    const Content = partComponent(fact);
    return (
      <Paper key={fact.id} component="section" p="md">
        <Title order={2} mb="sm">
          {t(fact.title)}
        </Title>
        <Content jobId={job.id} brief={false} />
      </Paper>
    );
  };
  return (
    <Suspense fallback={<CardsSkeleton />}>
      <SetupGaps job={job} />
      <Columns className={classes.overview} columns="minmax(0, 3fr) minmax(0, 2fr)" align="start">
        <Stack className={classes.column} miw={0}>
          {first.map(section)}
          <AccessNotes job={job} />
          {others.map(section)}
          <Paper component="section" p="md">
            <Title order={2} mb="xs">
              {t('jobs:services.title')}
            </Title>
            <ServiceList services={job.services} />
          </Paper>
        </Stack>
        <Paper component="section" p="md">
          <Title order={2} mb="xs">
            {t('jobs:card.facts')}
          </Title>
          <SiteFacts job={job} />
        </Paper>
      </Columns>
    </Suspense>
  );
};
