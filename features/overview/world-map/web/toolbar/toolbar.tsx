import { Button, Title } from '@mantine/core';
import { IconMapPinOff, IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { siteSearch } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel } from '#platform/web/list/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { MapViews } from '../criteria/map-views.tsx';
import { clearedCriteria, type MapSearch } from '../map-search.ts';
import { SearchField } from './search-field.tsx';
import classes from './toolbar.module.css';
import { ViewSwitch } from './view-switch.tsx';

type Props = {
  /** A new value clears the search field. */
  searchKey: number;
  onWords: (words: string) => void;
  search: MapSearch;
  setSearch: (patch: Partial<MapSearch>, options?: { replace?: boolean }) => void;
  withoutPosition: number;
  phone: boolean;
};

const newJob = '/admin/jobs/create';

/** Props of a button that is on or off. */
const pressed = (on: boolean) =>
  ({ variant: on ? 'light' : 'default', color: on ? 'accent' : undefined, 'aria-pressed': on }) as const;

export const Toolbar = ({ searchKey, onWords, search, setSearch, withoutPosition, phone }: Props) => {
  const t = useText();
  const { view = 'map', active, needs } = search;
  const mayAdd = useMayOpen(newJob);
  const set = siteSearch.setFilters(search);
  // Only the list shows sites without a position, so it must be open.
  const toggleNeeds = () => {
    if (needs) setSearch({ needs: false });
    else if (phone) setSearch({ needs: true, view: 'list' });
    else setSearch({ needs: true, view: view === 'map' ? 'split' : view });
  };
  const needsWords = t('world-map:needsLocation', {
    count: withoutPosition,
    shown: formatNumber(withoutPosition),
  });
  return (
    <div className={classes.bar} data-no-print>
      <Title order={1} tabIndex={-1} className={classes.title}>
        {t('world-map:titles.map')}
      </Title>
      <SearchField
        key={searchKey}
        inAddress={search.q}
        onWords={onWords}
        keep={(q) => setSearch({ q }, { replace: true })}
      />
      <Button
        {...pressed(active)}
        px={phone ? 10 : undefined}
        leftSection={phone ? undefined : <IconPlayerPlay size={16} aria-hidden />}
        onClick={() => setSearch({ active: !active })}
      >
        {t('world-map:activeOnly')}
      </Button>
      {(withoutPosition > 0 || needs) && (
        <Button
          {...pressed(needs)}
          aria-label={phone ? needsWords : undefined}
          px={phone ? 'sm' : undefined}
          leftSection={<IconMapPinOff size={16} aria-hidden />}
          onClick={toggleNeeds}
        >
          {phone ? formatNumber(withoutPosition) : needsWords}
        </Button>
      )}
      <FilterPanel
        list={siteSearch as never}
        search={search}
        onChange={setSearch as never}
        count={set.length}
        apply={t('jobs:list.apply')}
        within={{ ...(active && { status: ['active'] }), ...(needs && { needs_location: true }) }}
      />
      <MapViews search={search} setSearch={setSearch} />
      <ViewSwitch view={view} onView={(next) => setSearch({ view: next })} phone={phone} />
      {mayAdd && !phone && (
        <ButtonLink to={newJob} leftSection={<IconPlus size={16} aria-hidden />}>
          {t('jobs:titles.create')}
        </ButtonLink>
      )}
      <FilterChips filters={set} search={search} clear={(some) => setSearch(clearedCriteria(some))} />
    </div>
  );
};
