import './palette.css';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { findSites, siteAddress } from '#features/sites/jobs/web';
import { searchedWords } from '#platform/contract/fold';
import { useText } from '#platform/web/i18n/index';
import { awayWords, describeAway, useGo, useIsAway } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import { useReturnFocus } from '#platform/web/ui/index';
import { useJobSites } from '../job-search/use-job-sites.ts';
import { type CommandGroup, commandGroups, isFoundBy } from './commands.ts';
import { paletteQueryStore, paletteSearchId, paletteStore } from './palette-store.ts';
import { useFoundRecords } from './use-found-records.ts';

const [spotlightStore, spotlight] = createSpotlight();

/** Enter takes the marked entry. The list of Mantine marks the first as something is typed, not when records come later. */
const keepOneMarked = (): void => {
  const list = document.getElementById(spotlightStore.getState().listId);
  const entries = [...(list?.querySelectorAll('[data-action]') ?? [])];
  const at = entries.findIndex((entry) => entry.hasAttribute('data-selected'));
  if (at === -1) entries[0]?.setAttribute('data-selected', 'true');
  spotlightStore.updateState((state) => ({ ...state, selected: Math.max(at, 0) }));
};

/** Rendered only while it is open. */
const CommandPalette = () => {
  useReturnFocus();
  useEffect(() => {
    spotlight.open();
    return () => spotlight.close();
  }, []);
  const t = useText();
  const go = useGo();
  const isAway = useIsAway();
  const session = useSession();
  const { sites } = useJobSites();
  const typed = paletteQueryStore.use();
  const records = useFoundRecords(typed);
  const commands = useMemo(() => commandGroups(session, t, (to) => go(to)), [session, t, go]);
  const words = searchedWords(typed);
  const matchingSites =
    words.length === 0 || session.user.license === 'viewer' ? [] : findSites(sites, typed).slice(0, 8);
  const groups: readonly CommandGroup[] = [
    {
      title: t('app:palette.jobSites'),
      commands: matchingSites.map((site) => ({
        id: `job ${site.id}`,
        label: `${site.job_number} ${site.job_name}`,
        description: siteAddress(site),
        to: `/job/${site.id}`,
        run: () => void go(`/job/${site.id}`),
      })),
    },
    ...records.groups.map(({ title, items }) => ({
      title: t(title),
      commands: items.map((item) => ({ ...item, run: () => void go(item.to) })),
    })),
    ...commands.map((group) => ({
      ...group,
      commands: group.commands.filter((command) => isFoundBy(words, command)),
    })),
  ].filter((group) => group.commands.length > 0);
  const found = words.length > 0 ? groups.flatMap((group) => group.commands.map(({ id }) => id)).join() : '';
  useEffect(() => {
    if (found !== '') keepOneMarked();
  }, [found]);
  return (
    <Spotlight.Root
      store={spotlightStore}
      attributes={{ content: { 'aria-label': t('app:palette.placeholder') } }}
      query={typed}
      onQueryChange={paletteQueryStore.set}
      onSpotlightClose={() => paletteStore.set(false)}
      shortcut={null}
      scrollable
      maxHeight={420}
      transitionProps={{ duration: 100 }}
    >
      <Spotlight.Search
        id={paletteSearchId}
        placeholder={t('app:palette.placeholder')}
        aria-label={t('app:palette.placeholder')}
        leftSection={<IconSearch size={18} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.length === 0 && !records.searching && (
          <Spotlight.Empty>{t('app:palette.nothing')}</Spotlight.Empty>
        )}
        {groups.map((group) => (
          <Spotlight.ActionsGroup key={group.title} label={group.title}>
            {group.commands.map(({ id, label, description, to, run }) => {
              const away = to !== undefined && isAway(to) && awayWords();
              return (
                <Spotlight.Action
                  key={id}
                  label={label}
                  description={away ? away['data-away'] : description}
                  closeSpotlightOnTrigger={!away}
                  {...away}
                  onClick={() => {
                    if (away) return describeAway();
                    paletteStore.set(false);
                    run();
                  }}
                />
              );
            })}
          </Spotlight.ActionsGroup>
        ))}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
};

export default CommandPalette;
