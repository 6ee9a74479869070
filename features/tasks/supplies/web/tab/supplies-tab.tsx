import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconDots, IconPackageImport, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useJob } from '#features/sites/jobs/web';
import { useText } from '#platform/web/i18n/index';
import { UnsentNotice, useUnsent } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { ActionMenu, EmptyState, LoadProblem, RowsSkeleton } from '#platform/web/ui/index';
import { type JobSupplies, type Supply, stateOf } from '../../contract/index.ts';
import { suppliesGroup } from '../addresses.ts';
import { RequestHistory } from '../history/request-history.tsx';
import type { AboutSite } from '../outbox/supply-writes.ts';
import { suppliesQuery } from '../queries.ts';
import classes from './shelf.module.css';
import { Shelves } from './shelves.tsx';
import { UnsentEntry } from './unsent-entry.tsx';
import { withCounts } from './with-unsent.ts';

/** The site as the outbox names it. */
const useSite = (jobId: number): AboutSite => {
  const { job } = useJob(jobId);
  return { jobId, site: job ? `${job.job_number} ${job.job_name}` : '' };
};

const [SupplyDialog] = lazyPart(() => import('../dialogs/supply-dialog.tsx'));
const [CopyDialog] = lazyPart(() => import('../dialogs/copy-dialog.tsx'));
const [RequestDialog, preloadRequest] = lazyPart(() => import('../dialogs/request-dialog.tsx'));

type Opened = { is: 'request' | 'copy' | 'add' } | { is: 'edit'; supply: Supply };

const Summary = ({ supplies }: Pick<JobSupplies, 'supplies'>) => {
  const t = useText();
  const kept = supplies.filter(({ active }) => active);
  const below = kept.filter((supply) => stateOf(supply) === 'below').length;
  const uncounted = kept.filter((supply) => stateOf(supply) === 'not_counted').length;
  return (
    <Group gap="4px 12px" align="stretch">
      <Text span fw={600}>
        {below > 0 ? t('supplies:tab.below', { count: below }) : t('supplies:tab.allThere')}
      </Text>
      {uncounted > 0 && (
        <Text span c="dimmed">
          {t('supplies:tab.notCounted', { count: uncounted })}
        </Text>
      )}
    </Group>
  );
};

const Loaded = ({ jobId, read }: { jobId: number; read: JobSupplies }) => {
  const t = useText();
  const site = useSite(jobId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const unsent = useUnsent(suppliesGroup(jobId));
  const shown = { ...read, supplies: [...withCounts(read.supplies, unsent)] };
  const { can, supplies } = shown;
  usePreload(preloadRequest, can.request);
  const close = () => setOpened(null);
  const shared = { site, shown, onClose: close };
  const add = [
    { label: t('supplies:tab.add'), icon: IconPlus, onClick: () => setOpened({ is: 'add' }) },
    { label: t('supplies:tab.copy'), icon: IconCopy, onClick: () => setOpened({ is: 'copy' }) },
  ];
  const isEmpty = supplies.length === 0;
  return (
    <>
      {isEmpty ? (
        <EmptyState
          icon={IconPackageImport}
          title={t('supplies:tab.none')}
          text={t(can.edit ? 'supplies:tab.noneText' : 'supplies:tab.noneYet')}
          action={
            can.edit && (
              <Group className={classes.buttons} gap="xs" align="stretch" wrap="nowrap">
                {add.map(({ label, icon: Icon, onClick }, nth) => (
                  <Button
                    key={label}
                    variant={nth === 0 ? 'filled' : 'default'}
                    leftSection={<Icon size={16} aria-hidden />}
                    onClick={onClick}
                  >
                    {label}
                  </Button>
                ))}
              </Group>
            )
          }
        />
      ) : (
        <>
          <Group className={classes.bar} gap="8px 16px" justify="space-between" mb="sm">
            <Summary supplies={supplies} />
            <Group className={classes.buttons} gap="xs" align="stretch" wrap="nowrap" data-no-print>
              {can.request && (
                <Button onClick={() => setOpened({ is: 'request' })}>{t('supplies:tab.request')}</Button>
              )}
              {can.edit && <ActionMenu label={t('supplies:tab.more')} icon={IconDots} actions={add} />}
            </Group>
          </Group>
          <Shelves site={site} shown={shown} onEdit={(supply) => setOpened({ is: 'edit', supply })} />
          <RequestHistory site={site} unsent={unsent} />
        </>
      )}
      <Suspense fallback={null}>
        {opened?.is === 'request' && <RequestDialog {...shared} />}
        {opened?.is === 'copy' && <CopyDialog {...shared} />}
        {opened?.is === 'add' && <SupplyDialog {...shared} supply={null} />}
        {opened?.is === 'edit' && <SupplyDialog {...shared} supply={opened.supply} />}
      </Suspense>
      <UnsentEntry site={site} shown={shown} />
    </>
  );
};

/** What a job site keeps on the shelf, on its Job Card. */
const SuppliesTab = ({ jobId }: { jobId: number }) => {
  const { data, error, refetch } = useQuery(suppliesQuery(jobId));
  return (
    <>
      <UnsentNotice group={suppliesGroup(jobId)} />
      {data && <Loaded jobId={jobId} read={data} />}
      {!data &&
        (error ? <LoadProblem error={error} retry={() => void refetch()} /> : <RowsSkeleton rows={6} />)}
    </>
  );
};

export default SuppliesTab;
