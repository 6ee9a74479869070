import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type ComponentType, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { usePreload } from '#platform/web/routing/index';
import classes from './job-search.module.css';
import { jobSearchId } from './job-search-id.ts';
import type { LoadedProps } from './loaded-job-search.tsx';

const load = () => import('./loaded-job-search.tsx');

/** Opens a Job Card from any page. Its code and the list of sites are loaded when the field is first touched. */
export const JobSearch = () => {
  const t = useText();
  const [loaded, setLoaded] = useState<{ Search: ComponentType<LoadedProps>; focused: boolean } | null>(null);
  const [typed, setTyped] = useState('');
  usePreload(load);
  // No Suspense boundary around it: a fallback would replace the field and lose the focus and the typed text.
  const open = () => {
    load().then(
      ({ default: Search }) => setLoaded({ Search, focused: document.activeElement?.id === jobSearchId }),
      () => undefined,
    );
  };
  if (loaded) return <loaded.Search typed={typed} focused={loaded.focused} />;
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
      onFocus={open}
    />
  );
};
