import { Paper, Title } from '@mantine/core';
import { Suspense } from 'react';
import { type JobFact, jobFactStore, partComponent, shownTo } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { CardsSkeleton } from '#platform/web/ui/index';
import type { Job } from '../../contract/index.ts';
import { SetupGaps } from '../setup/setup-gaps.tsx';
import { AccessNotes } from './access-notes.tsx';
import classes from './job-card.module.css';
import { ServiceList } from './service-list.tsx';
import { SiteFacts } from './site-facts.tsx';

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
      <div className={classes.overview}>
        <div className={classes.column}>
          {first.map(section)}
          <AccessNotes job={job} />
          {others.map(section)}
          <Paper component="section" p="md">
            <Title order={2} mb="xs">
              {t('jobs:services.title')}
            </Title>
            <ServiceList services={job.services} />
          </Paper>
        </div>
        <Paper component="section" p="md">
          <Title order={2} mb="xs">
            {t('jobs:card.facts')}
          </Title>
          <SiteFacts job={job} />
        </Paper>
      </div>
    </Suspense>
  );
};
