import { Button, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useBuilding } from '#features/sites/buildings/web';
import { recentSites, rememberSite, SiteLines, SiteSelect, useJobSitesQuery } from '#features/sites/jobs/web';
import { serverNow } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { ChoiceChips, LoadProblem, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { nightName, offeredNights, type ReportType, reportTypes } from '../../contract/index.ts';
import { paths, reportHref, type StartAt } from '../addresses.ts';
import { beginReport } from './begin-report.ts';
import classes from './start.module.css';

/** The nights to choose from, by the clocks of the building, with the one that the address names; and what they are called.
 * Until the building is there, by those of the company. */
const useNights = (buildingId: number | undefined, asked: string | undefined) => {
  const t = useText();
  const { user } = useSession();
  const building = useBuilding(buildingId);
  const zone = building?.time_zone ?? user.default_organization.time_zone;
  const now = serverNow().toISOString();
  return {
    nights: [...new Set([...offeredNights(now, zone), ...(asked ? [asked] : [])])],
    nightWord: (night: string): string => {
      const name = nightName(night, now, zone);
      const date = formatDate(night);
      return name
        ? `${t(`daily-reports:start.${name}`)} · ${date}`
        : t('daily-reports:start.night', { date });
    },
  };
};

const useActiveSites = () => {
  const { data, error, isLoading, refetch } = useJobSitesQuery();
  const sites = (data?.rows ?? []).filter(
    ({ status, buildings }) => status === 'active' && (buildings ?? []).length > 0,
  );
  return { sites, error: data ? null : error, isLoading, retry: () => void refetch() };
};

/** The site, its building, the night and what kind of night it is; then the report is there, or the one that somebody has begun. */
const StartReport = ({ job, at }: { job: number | undefined; at: StartAt }) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const session = useSession();
  const { sites, error, isLoading, retry } = useActiveSites();
  const [chosen, setChosen] = useState(job ?? null);
  const [wanted, setWanted] = useState(at.building === undefined ? undefined : String(at.building));
  const [night, setNight] = useState(at.night);
  const [type, setType] = useState<ReportType>('night_cleaning');
  const [saving, setSaving] = useState(false);
  const site = sites.find(({ id }) => id === chosen);
  const buildings = site?.buildings ?? [];
  const building = buildings.find(({ id }) => String(id) === wanted) ?? buildings[0];
  const { nights, nightWord } = useNights(building?.id, at.night);
  const recent = recentSites(session.user, sites);
  const offered = recent.length > 0 ? recent : sites.slice(0, 5);
  const begin = async () => {
    if (!site || !building) return;
    setSaving(true);
    try {
      const key = await beginReport(client, session, { job: site, buildingId: building.id, type, night });
      rememberSite(session.user, site.id);
      await go(reportHref(key), { replace: true });
    } catch (problem) {
      showProblem(problem);
    } finally {
      setSaving(false);
    }
  };
  const title = t('daily-reports:start.title');
  const header = (
    <PageHeader
      title={title}
      breadcrumbs={[{ title: t('daily-reports:titles.list'), to: paths.list }, title]}
    />
  );
  if (error) return <LoadProblem error={error} retry={retry} />;
  if (isLoading) return <PageSkeleton />;
  return (
    <>
      {header}
      <Stack
        component="form"
        maw={640}
        onSubmit={(event) => {
          event.preventDefault();
          void begin();
        }}
      >
        <SiteSelect sites={sites} value={chosen} onChange={(next) => setChosen(next?.id ?? null)} />
        {site ? (
          <>
            {buildings.length > 1 && (
              <ChoiceChips
                label={t('daily-reports:field.building')}
                choices={buildings.map(({ id }) => String(id))}
                word={(id) => buildings.find((one) => String(one.id) === id)?.name ?? ''}
                value={String(building?.id ?? '')}
                onChange={setWanted}
              />
            )}
            <ChoiceChips
              label={t('daily-reports:field.night')}
              choices={nights}
              word={nightWord}
              value={night ?? nights[0] ?? ''}
              onChange={setNight}
            />
            <ChoiceChips
              label={t('daily-reports:field.type')}
              choices={reportTypes}
              word={(one) => t(`daily-reports:type.${one}`)}
              value={type}
              onChange={setType}
            />
            <Text size="sm" c="dimmed">
              {t('daily-reports:start.oneReport')}
            </Text>
            <Button type="submit" size="md" loading={saving} className={classes.begin}>
              {t('daily-reports:start.begin')}
            </Button>
          </>
        ) : (
          <SiteLines sites={offered} onChosen={({ id }) => setChosen(id)} />
        )}
      </Stack>
    </>
  );
};

export default StartReport;
