import { IconSearch } from '@tabler/icons-react';
import { useLayoutEffect, useState } from 'react';
import { jobHref, SiteCombobox } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { describeAway, isAway, useGo } from '#platform/web/routing/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';
import { useJobSites } from './use-job-sites.ts';

/** `focused`: the person is still in the field that this one replaces, and has not gone on meanwhile. */
export type LoadedProps = { typed: string; focused: boolean };

/** Takes over the focus and the typed text from the field it replaces. */
const LoadedJobSearch = ({ typed, focused }: LoadedProps) => {
  const t = useText();
  const go = useGo();
  const [picked, setPicked] = useState<number | null>(null);
  const { sites, loading, failed, retry } = useJobSites();
  useLayoutEffect(() => {
    if (!focused) return;
    const field = document.getElementById(jobSearchId) as HTMLInputElement;
    field.focus();
    // Focusing selects the text. Put the cursor at the end, because the person is still typing.
    field.setSelectionRange(field.value.length, field.value.length);
  }, [focused]);
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
      failed={failed}
      retry={retry}
      typed={typed}
      value={picked}
      onChange={(site) => {
        setPicked(site?.id ?? null);
        if (site && isAway(jobHref(site.id))) describeAway();
        else if (site) void go(jobHref(site.id));
      }}
    />
  );
};

export default LoadedJobSearch;
