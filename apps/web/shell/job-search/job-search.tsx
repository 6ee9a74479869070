import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';

const JobSearchBox = lazy(() => import('./job-search-box.tsx'));

/** A resting box; the list behind it comes with the first focus. */
export const JobSearch = () => {
  const t = useText();
  const [used, setUsed] = useState(false);
  const resting = (
    <TextInput
      id={jobSearchId}
      className={classes.box}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-label={t('app:jobSearch.placeholder')}
      placeholder={t('app:jobSearch.placeholder')}
      leftSection={<IconSearch size={16} aria-hidden />}
      onFocus={() => setUsed(true)}
    />
  );
  return used ? (
    <Suspense fallback={resting}>
      <JobSearchBox />
    </Suspense>
  ) : (
    resting
  );
};
