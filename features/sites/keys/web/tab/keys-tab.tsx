import { Button, Group } from '@mantine/core';
import { IconHandGrab, IconKey, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { useJob } from '#features/sites/jobs/web';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice, useRefused } from '#platform/web/outbox/index';
import { urlNumber, urlText, usePreload, useSearchState, type Visit } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type Key, type KeyTransition, keyEndpoints } from '../../contract/index.ts';
import { keysGroup } from '../addresses.ts';
import { FormDialog, HandOverDialog, KeyDialog, preloadDialogs, TransitionDialog } from '../dialogs.ts';
import classes from '../keys.module.css';
import { KeyRows, mayHandOver } from './key-rows.tsx';

/** `?key=<id>` opens one; `?unsent=<id>` a write that the server refused. */
const tabSearch = z.object({ key: urlNumber(), unsent: urlText() });

const none: ReadonlySet<number> = new Set();

const Loaded = ({ jobId, keys }: { jobId: number; keys: readonly Key[] }) => {
  const t = useText();
  const mayKeep = useFlag('admin.canEditJobSite');
  const { job } = useJob(jobId);
  const [{ key: opened, unsent }, setSearch] = useSearchState(tabSearch);
  const refused = useRefused(unsent);
  const [adding, setAdding] = useState(false);
  const [edited, setEdited] = useState<Key | null>(null);
  const [asked, setAsked] = useState<{ key: Key; transition: KeyTransition } | null>(null);
  const [selected, setSelected] = useState(none);
  const [handing, setHanding] = useState<readonly number[] | null>(null);
  usePreload(preloadDialogs);
  const chosen = keys.filter((key) => selected.has(key.id) && mayHandOver(key)).map(({ id }) => id);
  const add = mayKeep && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setAdding(true)}>
      {t('keys:tab.add')}
    </Button>
  );
  const entry = refused === 'loading' ? undefined : refused;
  const again = edited ?? keys.find(({ id }) => id === entry?.about.id) ?? null;
  const closeForm = () => {
    setAdding(false);
    setEdited(null);
    if (unsent !== undefined) setSearch({ unsent: undefined }, { replace: true });
  };
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState
          icon={IconKey}
          title={t('keys:tab.empty')}
          text={t(mayKeep ? 'keys:tab.emptyText' : 'keys:tab.emptyRead')}
          action={add}
        />
      ) : (
        <>
          {mayKeep && (
            <Group gap="8px 16px" justify="space-between" mih={44} mb="sm">
              <span className={classes.quiet} role="status">
                {chosen.length > 0 && t('keys:tab.selected', { count: chosen.length })}
              </span>
              <Group className={classes.buttons} gap="xs" align="stretch">
                {chosen.length > 0 && (
                  <>
                    <Button variant="subtle" onClick={() => setSelected(none)}>
                      {t('keys:tab.clear')}
                    </Button>
                    <Button
                      leftSection={<IconHandGrab size={16} aria-hidden />}
                      onClick={() => setHanding(chosen)}
                    >
                      {t('keys:tab.handOver', { count: chosen.length })}
                    </Button>
                  </>
                )}
                {chosen.length === 0 && add}
              </Group>
            </Group>
          )}
          <KeyRows
            keys={keys}
            selected={selected}
            onSelected={setSelected}
            onOpen={({ id }) => setSearch({ key: id })}
            onTransition={(key, transition) => setAsked({ key, transition })}
          />
        </>
      )}
      <Suspense fallback={null}>
        {opened !== undefined && (
          <KeyDialog
            id={opened}
            onTransition={(key, transition) => setAsked({ key, transition })}
            onEdit={setEdited}
            onClose={() => setSearch({ key: undefined }, { replace: true })}
          />
        )}
        {job && mayKeep && (adding || edited || entry) && (
          <FormDialog
            key={entry?.id}
            site={{ id: jobId, name: `${job.job_number} ${job.job_name}`, buildings: job.buildings }}
            edited={again}
            refused={entry}
            onClose={closeForm}
          />
        )}
        {asked && (
          <TransitionDialog ofKey={asked.key} transition={asked.transition} onClose={() => setAsked(null)} />
        )}
        {handing && (
          <HandOverDialog
            count={handing.length}
            ids={async () => handing}
            onClose={() => setHanding(null)}
            onDone={(left) => {
              setHanding(null);
              setSelected(new Set(left));
            }}
          />
        )}
      </Suspense>
    </>
  );
};

const keysQuery = (jobId: number) => endpointQuery(keyEndpoints.listJobKeys, { params: { id: jobId } });

export const prefetch = ({ client, params }: Visit): void =>
  void client.prefetchQuery(keysQuery(Number(params.jobId)));

/** The keys of a site, on its Job Card. */
const KeysTab = ({ jobId }: { jobId: number }) => {
  const { data, error, refetch } = useQuery(keysQuery(jobId));
  if (error && !data) return <LoadProblem error={error} retry={() => void refetch()} />;
  if (!data) return <RowsSkeleton rows={5} />;
  return (
    <>
      <UnsentNotice group={keysGroup(jobId)} />
      <Loaded key={jobId} jobId={jobId} keys={data} />
    </>
  );
};

export default KeysTab;
