import { Button, Stack } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { buildingQuery } from '#features/sites/buildings/web';
import type { JobRow } from '#features/sites/jobs/contract';
import { recentFirst, rememberSite, SiteLines, SiteSelect, useJobSitesQuery } from '#features/sites/jobs/web';
import { showProblem } from '#platform/web/feedback/index';
import { defaultZone, formatDate, useText } from '#platform/web/i18n/index';
import { loadCode } from '#platform/web/outbox/index';
import { useGo, usePreload } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { ChoiceChips, LoadProblem, PageHeader, PageSkeleton } from '#platform/web/ui/index';
import { actionLogHref, type BeginAt, paths } from '../addresses.ts';

const loadBegin = () => import('./begin-log.ts');

/** As many as stand on a phone below the field; the others are found by typing. */
const maxOffered = 5;

const buildingsOf = (site: JobRow | undefined) => site?.buildings ?? [];

/** The site, and the building where it has several. What is named in the address, or is the only one, needs no touch. */
const BeginPage = ({ job, building, room, floor, day }: BeginAt) => {
  const t = useText();
  const go = useGo();
  const client = useQueryClient();
  const session = useSession();
  const { data, error, refetch } = useJobSitesQuery();
  usePreload(loadBegin);
  const sites = (data?.rows ?? []).filter((one) => one.status === 'active' && buildingsOf(one).length > 0);
  const [siteId, setSite] = useState(job ?? null);
  const [buildingId, setBuilding] = useState(building);
  const [busy, setBusy] = useState(false);
  const site = sites.find(({ id }) => id === (siteId ?? (sites.length === 1 ? sites[0]?.id : 0)));
  const buildings = buildingsOf(site);
  const chosen = buildings.length === 1 ? buildings[0] : buildings.find(({ id }) => id === buildingId);
  const known = useQuery({ ...buildingQuery(chosen?.id ?? 0), enabled: chosen !== undefined });
  const zone = known.data?.time_zone ?? defaultZone();
  const begin = useCallback(async () => {
    if (!site || !chosen) return;
    setBusy(true);
    try {
      const place = { id: chosen.id, name: chosen.name, time_zone: zone };
      const { beginLog } = await loadCode(loadBegin);
      const id = await beginLog(client, session, { job: site, building: place, day });
      rememberSite(session.user, site.id);
      await go(actionLogHref(id, { room, floor }), { replace: true });
    } catch (problem) {
      showProblem(problem);
      setBusy(false);
    }
  }, [client, session, site, chosen, zone, room, floor, day, go]);
  const begun = useRef(false);
  // A link that names the site begins at once: there is one log a day, so nothing is begun twice.
  useEffect(() => {
    if (begun.current || !job || !chosen || known.isLoading) return;
    begun.current = true;
    void begin();
  }, [job, chosen, known.isLoading, begin]);
  const header = (
    <PageHeader
      title={t('action-logs:titles.begin')}
      breadcrumbs={[{ title: t('action-logs:titles.list'), to: paths.list }, t('action-logs:titles.begin')]}
    />
  );
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data || (job && chosen && busy)) return <PageSkeleton crumbs />;
  return (
    <>
      {header}
      <Stack maw={480} gap="md">
        <SiteSelect
          sites={sites}
          value={site?.id ?? null}
          onChange={(next) => {
            setSite(next?.id ?? null);
            setBuilding(undefined);
          }}
        />
        {!site && (
          <SiteLines
            sites={recentFirst(session.user, sites).slice(0, maxOffered)}
            onChosen={({ id }) => setSite(id)}
          />
        )}
        {buildings.length > 1 && (
          <ChoiceChips
            label={t('action-logs:field.building')}
            choices={buildings.map(({ id }) => String(id))}
            word={(id) => buildings.find((one) => String(one.id) === id)?.name ?? ''}
            value={String(chosen?.id ?? '')}
            onChange={(id) => setBuilding(Number(id))}
          />
        )}
        <Button
          size="md"
          mih={48}
          loading={busy}
          disabled={!chosen}
          leftSection={<IconPlayerPlay size={20} aria-hidden />}
          onClick={() => void begin()}
        >
          {day ? t('action-logs:begin.startOf', { date: formatDate(day) }) : t('action-logs:begin.start')}
        </Button>
      </Stack>
    </>
  );
};

export default BeginPage;
