import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, startTransition, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';

const JobSearchBox = lazy(() => import('./job-search-box.tsx'));

/** A resting box; the list behind it comes with the first focus, and finds what has been typed meanwhile. */
export const JobSearch = () => {
  const t = useText();
  const [used, setUsed] = useState(false);
  const [typed, setTyped] = useState('');
  if (used) {
    return (
      <Suspense fallback={null}>
        <JobSearchBox typed={typed} onType={setTyped} />
      </Suspense>
    );
  }
  return (
    <TextInput
      id={jobSearchId}
      className={classes.box}
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      aria-label={t('app:jobSearch.placeholder')}
      placeholder={t('app:jobSearch.placeholder')}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      // As a transition, so that this box keeps the focus until the other one can take it.
      onFocus={() => startTransition(() => setUsed(true))}
    />
  );
};
