import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { useWarm } from '#platform/web/routing/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';

const load = () => import('./awake-job-search.tsx');

/** From anywhere to a Job Card; its code and the sites come with the first touch. */
export const JobSearch = () => {
  const t = useText();
  const [Awake, setAwake] = useState<ComponentType<{ typed: string }> | null>(null);
  const [typed, setTyped] = useState('');
  useWarm(load);
  // Without a boundary around it: a fallback would be another field, and lose the focus and what is typed.
  const wake = () => {
    load().then(
      ({ default: part }) => setAwake(() => part),
      () => undefined,
    );
  };
  if (Awake) return <Awake typed={typed} />;
  return (
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
      onPointerEnter={() => void load().catch(() => undefined)}
      onFocus={wake}
    />
  );
};
