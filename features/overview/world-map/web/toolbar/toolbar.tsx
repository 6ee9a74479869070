import { Button, CloseButton, Group, SegmentedControl, TextInput, Title } from '@mantine/core';
import { IconMapPinOff, IconPlayerPlay, IconPlus, IconSearch } from '@tabler/icons-react';
import { startTransition, useEffect, useRef } from 'react';
import { ViewsMenu } from '#features/accounts/saved-views/web';
import { siteSearch } from '#features/sites/jobs/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel } from '#platform/web/list/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { useTypedWords } from '#platform/web/ui/index';
import { clearedCriteria, type MapSearch, mapView, type View, views } from '../map-search.ts';
import classes from './toolbar.module.css';

type SearchFieldProps = {
  inAddress: string | undefined;
  /** Called for every letter, because all sites are on the device already. */
  onWords: (words: string) => void;
  /** Called when typing pauses. */
  keep: (words: string | undefined) => void;
};

/** Keeps the typed text in its own state, so that a letter shows before list and map are updated. */
const SearchField = ({ inAddress, onWords, keep }: SearchFieldProps) => {
  const t = useText();
  const [typed, onType] = useTypedWords(inAddress, keep);
  const latest = useRef(onWords);
  latest.current = onWords;
  useEffect(() => startTransition(() => latest.current(typed)), [typed]);
  return (
    <TextInput
      type="search"
      className={classes.search}
      aria-label={t('world-map:search')}
      placeholder={t('world-map:search')}
      value={typed}
      maxLength={100}
      autoComplete="off"
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        typed !== '' && (
          <CloseButton size="sm" aria-label={t('platform:actions.clear')} onClick={() => onType('')} />
        )
      }
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
};

type ViewSwitchProps = { view: View; onView: (view: View) => void; phone: boolean };

/** A phone has no room for list and map side by side: its list slides over the map. */
const ViewSwitch = ({ view, onView, phone }: ViewSwitchProps) => {
  const t = useText();
  const offered = phone ? views.filter((name) => name !== 'split') : views;
  return (
    <SegmentedControl
      className={classes.views}
      ms="auto"
      aria-label={t('world-map:views.label')}
      value={phone && view === 'split' ? 'map' : view}
      onChange={(next) => onView(next as View)}
      data={offered.map((value) => ({ value, label: t(`world-map:views.${value}`) }))}
    />
  );
};

type MapViewsProps = {
  search: MapSearch;
  setSearch: (patch: Partial<MapSearch>, options?: { replace?: boolean }) => void;
};

/** Saved views need columns and density, which a map does not have. */
const look = { columns: [], density: 'comfortable' } as const;

/** The saved views of the map: criteria, colors and view, not its position. */
const MapViews = ({ search, setSearch }: MapViewsProps) => (
  <ViewsMenu list="map" schema={mapView} state={search as never} setState={setSearch} look={look} />
);

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
    <Group className={classes.bar} gap="8px 16px" data-no-print>
      <Title order={1} tabIndex={-1} className={classes.title} me={4}>
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
        list={siteSearch}
        search={search}
        onChange={setSearch}
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
    </Group>
  );
};
