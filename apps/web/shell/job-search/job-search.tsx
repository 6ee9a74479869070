import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, startTransition, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, useWarm } from '#platform/web/routing/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';

const [AwakeJobSearch, warm] = lazyPart(() => import('./awake-job-search.tsx'));

/** From anywhere to a Job Card; its code and the sites come with the first touch. */
export const JobSearch = () => {
  const t = useText();
  const [woken, setWoken] = useState(false);
  const [typed, setTyped] = useState('');
  useWarm(warm);
  const asleep = (
    <TextInput
      id={jobSearchId}
      className={classes.box}
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={false}
      aria-label={t('app:jobSearch.placeholder')}
      placeholder={t('app:jobSearch.placeholder')}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onPointerEnter={warm}
      onFocus={() => startTransition(() => setWoken(true))}
    />
  );
  if (!woken) return asleep;
  return (
    <Suspense fallback={asleep}>
      <AwakeJobSearch typed={typed} />
    </Suspense>
  );
};
