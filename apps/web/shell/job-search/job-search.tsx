import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { jobHref, SiteCombobox } from '#features/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';
import { useJobSites } from './use-job-sites.ts';

/** From anywhere to a Job Card; the sites are fetched with the first focus. */
export const JobSearch = () => {
  const t = useText();
  const go = useGo();
  const [used, setUsed] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const { sites, loading } = useJobSites(used);
  return (
    <SiteCombobox
      search
      id={jobSearchId}
      className={classes.box}
      aria-label={t('app:jobSearch.placeholder')}
      placeholder={t('app:jobSearch.placeholder')}
      leftSection={<IconSearch size={16} aria-hidden />}
      sites={sites}
      loading={loading}
      value={picked}
      onFocus={() => setUsed(true)}
      onChange={(site) => {
        setPicked(site?.id ?? null);
        if (site) void go(jobHref(site.id));
      }}
    />
  );
};
