import { Button, Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { recentSites, SiteSelect, siteName, useJobSitesQuery } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import classes from './form.module.css';

type Site = { job_id: number | null; building_id: number | null };

type Props = Site & {
  onChange: (site: Site) => void;
  errors: { job_id?: ReactNode; building_id?: ReactNode };
};

/** Chooses the site. Recently used sites are one tap away; a site with one building needs no second choice. */
export const SiteFields = ({ job_id, building_id, onChange, errors }: Props) => {
  const t = useText();
  const { user } = useSession();
  const { data } = useJobSitesQuery();
  const sites = useMemo(
    () => (data?.rows ?? []).filter((site) => site.status === 'active' || site.id === job_id),
    [data, job_id],
  );
  const recent = recentSites(user, sites).slice(0, 3);
  const chosen = sites.find((site) => site.id === job_id);
  const buildings = chosen?.buildings ?? [];
  const choose = (site: (typeof sites)[number] | null) => {
    const [only, ...others] = site?.buildings ?? [];
    onChange({ job_id: site?.id ?? null, building_id: only && others.length === 0 ? only.id : null });
  };
  return (
    <>
      <div>
        <SiteSelect
          sites={sites}
          value={job_id}
          onChange={choose}
          error={errors.job_id}
          withAsterisk
          name="job_id"
        />
        {!chosen && recent.length > 0 && (
          <Group
            component="fieldset"
            className={classes.recent}
            gap={6}
            pt="xs"
            aria-label={t('tasks:site.recent')}
          >
            {recent.map((site) => (
              <Button key={site.id} variant="default" onClick={() => choose(site)}>
                {siteName(site)}
              </Button>
            ))}
          </Group>
        )}
      </div>
      {chosen && (buildings.length > 1 || errors.building_id) && (
        <NativeSelect
          label={t('tasks:field.building')}
          withAsterisk
          data={[
            { value: '', label: t('tasks:site.chooseBuilding'), disabled: building_id !== null },
            ...buildings.map((building) => ({
              value: String(building.id),
              label: [building.name, building.address].filter(Boolean).join(', '),
            })),
          ]}
          value={building_id ?? ''}
          onChange={(event) => onChange({ job_id, building_id: Number(event.currentTarget.value) || null })}
          error={errors.building_id}
        />
      )}
    </>
  );
};
