import { Anchor, Box, Group } from '@mantine/core';
import { IconBuildingCommunity } from '@tabler/icons-react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { jobHref } from '#features/sites/jobs/web';
import { formatDate, formatNumber, type Translate, useText } from '#platform/web/i18n/index';
import { RecordList } from '#platform/web/list/index';
import { type Column, EmptyState, StatusChip } from '#platform/web/ui/index';
import type { InspectedSite } from '../../../contract/index.ts';
import { ScoreMark } from '../../list/score-mark.tsx';
import { QuickLook, showInspection } from '../../quick-look/quick-look-slot.tsx';
import { siteList } from './site-list.ts';
import classes from './sites.module.css';

const Site = ({ site: { job_number, job_name } }: { site: InspectedSite }) => (
  <span>
    <Box component="span" fw={600} data-figures>
      {job_number}
    </Box>{' '}
    {job_name}
  </span>
);

const Last = ({ site: { last }, t }: { site: InspectedSite; t: Translate }) =>
  last ? (
    <Anchor component="button" type="button" className={classes.look} onClick={() => showInspection(last.id)}>
      {formatDate(last.inspected_on)}
    </Anchor>
  ) : (
    <Box component="span" c="dimmed">
      {t('inspections:dashboard.sites.never')}
    </Box>
  );

const Due = ({ site: { next_due_on, overdue }, t }: { site: InspectedSite; t: Translate }) =>
  next_due_on === null ? (
    <Box component="span" c="dimmed">
      {t('inspections:dashboard.sites.noDue')}
    </Box>
  ) : (
    <Group component="span" data-figures gap="4px 8px" display="inline-flex">
      {formatDate(next_due_on)}
      {overdue && (
        <StatusChip status="overdue" colour="red" label={t('inspections:dashboard.sites.overdue')} />
      )}
    </Group>
  );

const Window = ({ site: { ended_on, in_time }, t }: { site: InspectedSite; t: Translate }) =>
  ended_on === null ? (
    <Box component="span" c="dimmed">
      –
    </Box>
  ) : (
    <Group component="span" data-figures gap="4px 8px" display="inline-flex">
      {formatDate(ended_on)}
      <Box component="span" c="dimmed">
        {t(in_time ? 'inspections:dashboard.sites.inTime' : 'inspections:dashboard.sites.late')}
      </Box>
    </Group>
  );

const siteColumns = (_phone: boolean, t: Translate): readonly Column<InspectedSite>[] => [
  {
    id: 'job_number',
    header: t('inspections:dashboard.sites.site'),
    sort: 'job_number',
    cell: (site) => <Site site={site} />,
  },
  {
    id: 'client',
    header: t('inspections:field.client'),
    from: 1060,
    card: 'plain',
    cell: ({ client }) => client.name,
  },
  {
    id: 'last',
    header: t('inspections:dashboard.sites.last'),
    sort: 'inspected_on',
    width: 140,
    card: 'foot',
    cell: (site) => <Last site={site} t={t} />,
  },
  {
    id: 'score',
    header: t('inspections:dashboard.sites.score'),
    sort: 'score',
    width: 100,
    card: 'foot',
    cell: ({ last }) => <ScoreMark score={last?.score ?? null} band={last?.band ?? null} />,
  },
  {
    id: 'days_since',
    header: t('inspections:dashboard.sites.daysSince'),
    width: 120,
    from: 800,
    card: 'hidden',
    cell: ({ days_since }) => (days_since === null ? '–' : formatNumber(days_since)),
  },
  {
    id: 'next_due_on',
    header: t('inspections:dashboard.sites.nextDue'),
    sort: 'next_due_on',
    width: 190,
    cell: (site) => <Due site={site} t={t} />,
  },
  {
    id: 'window',
    header: t('inspections:dashboard.sites.window'),
    from: 1060,
    width: 190,
    cell: (site) => <Window site={site} t={t} />,
  },
];

/** All active sites, those that are due first. */
const SiteListView = () => {
  const t = useText();
  return (
    <>
      <RecordList
        list={siteList}
        label={t('inspections:dashboard.sites.label')}
        searching={t('inspections:dashboard.sites.search')}
        apply={t('inspections:dashboard.sites.apply')}
        columns={siteColumns}
        rowLabel={({ job_number, job_name }) => `${job_number} ${job_name}`}
        rowHref={({ id }) => jobHref(id)}
        ViewsMenu={ViewsMenu}
        empty={
          <EmptyState
            icon={IconBuildingCommunity}
            title={t('inspections:dashboard.sites.empty')}
            text={t('inspections:dashboard.sites.emptyText')}
          />
        }
      />
      <QuickLook />
    </>
  );
};

export default SiteListView;
