import { Button, Select } from '@mantine/core';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { nameOf } from '../parts/site-search.ts';
import { SiteSelect } from '../parts/site-select.tsx';
import { useJobSites } from '../queries.ts';
import classes from './form.module.css';
import { readRecentSites, recentSitesKey } from './recent-sites.ts';

type Site = { job_id: number | null; building_id: number | null };

type Props = Site & {
  onChange: (site: Site) => void;
  errors: { job_id?: ReactNode; building_id?: ReactNode };
};

/** Where: one of the sites used last is one tap away; a site with one building needs no second choice. */
export const SiteFields = ({ job_id, building_id, onChange, errors }: Props) => {
  const t = useText();
  const { user } = useSession();
  const all = useJobSites();
  const sites = all.filter((site) => site.status !== 'inactive' || site.id === job_id);
  const [recentIds] = useState(() => readRecentSites(recentSitesKey(user.id, user.default_organization.id)));
  const recent = recentIds.flatMap((id) => sites.find((site) => site.id === id) ?? []).slice(0, 3);
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
          <fieldset className={classes.recent} aria-label={t('tasks:site.recent')}>
            {recent.map((site) => (
              <Button key={site.id} variant="default" onClick={() => choose(site)}>
                {nameOf(site)}
              </Button>
            ))}
          </fieldset>
        )}
      </div>
      {(buildings.length > 1 || errors.building_id) && (
        <Select
          label={t('tasks:field.building')}
          placeholder={t('tasks:site.chooseBuilding')}
          withAsterisk
          allowDeselect={false}
          data={buildings.map((building) => ({
            value: String(building.id),
            label: [building.name, building.address].filter(Boolean).join(', '),
          }))}
          value={building_id === null ? null : String(building_id)}
          onChange={(id) => onChange({ job_id, building_id: id === null ? null : Number(id) })}
          error={errors.building_id}
        />
      )}
    </>
  );
};
