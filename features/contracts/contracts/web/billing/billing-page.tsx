import { Button, Group, Switch, Text } from '@mantine/core';
import { IconCheck, IconDownload, IconReceiptOff, IconTrendingUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { z } from 'zod';
import { endpointQuery } from '#platform/web/api/index';
import {
  capitalized,
  defaultZone,
  formatDateTime,
  formatMoney,
  type Translate,
  useText,
} from '#platform/web/i18n/index';
import { monthInWords } from '#platform/web/i18n/month-words';
import { lazyPart, urlFlag, urlText, useSearchState } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, PageHeader, RowsSkeleton, StatusChip } from '#platform/web/ui/index';
import { type BillingRow, type BillingRun, billingEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { MonthSwitch } from '../month-switch.tsx';
import classes from './billing.module.css';
import { BillingTable, isUnchanged } from './billing-table.tsx';
import { useBillingSteps } from './use-billing-steps.ts';

const [ExportAgain] = lazyPart(() => import('./export-again.tsx'));
const [CorrectInvoice] = lazyPart(() => import('./correct-invoice.tsx'));

const billingSearch = z.object({ month: urlText(), changed: urlFlag() });

type Moment = NonNullable<BillingRun['approved']>;

const momentText = (word: 'approvedBy' | 'exportedBy', { at, by }: Moment, t: Translate): string =>
  t(`contracts:billing.${word}`, {
    when: formatDateTime(at, defaultZone()),
    name: by?.name ?? t('contracts:billing.nobody'),
  });

const Totals = ({ run }: { run: BillingRun }) => {
  const t = useText();
  const cents = Math.round(run.total * 100) - Math.round(run.previous * 100);
  return (
    <Group
      component="dl"
      className={classes.totals}
      m="0 0 16px"
      data-figures
      gap="12px 40px"
      align="stretch"
    >
      <div>
        <dt>{t('contracts:billing.total')}</dt>
        <dd>{formatMoney(run.total)}</dd>
      </div>
      <div>
        <dt>{t('contracts:billing.previous')}</dt>
        <dd>{formatMoney(run.previous)}</dd>
      </div>
      <div>
        <dt>{t('contracts:billing.difference')}</dt>
        <dd>
          {cents > 0 ? '+' : ''}
          {formatMoney(cents / 100)}
        </dd>
      </div>
    </Group>
  );
};

type Shown = { run: BillingRun; changed: boolean; onChanged: (changed: boolean) => void };

const Invoices = ({ run, changed, onChanged }: Shown) => {
  const t = useText();
  const [correcting, setCorrecting] = useState<BillingRow | null>(null);
  const rows = changed ? run.rows.filter((row) => !isUnchanged(row)) : run.rows;
  if (run.rows.length === 0)
    return (
      <EmptyState
        icon={IconReceiptOff}
        title={t('contracts:billing.none')}
        text={t('contracts:billing.noneText')}
      />
    );
  return (
    <>
      <Totals run={run} />
      <Switch
        className={classes.filter}
        label={t('contracts:billing.changesOnly')}
        checked={changed}
        onChange={(event) => onChanged(event.currentTarget.checked)}
      />
      {rows.length === 0 ? (
        <Text c="dimmed">{t('contracts:billing.nothingChanged')}</Text>
      ) : (
        <BillingTable rows={rows} month={run.month} onCorrect={run.can.correct ? setCorrecting : undefined} />
      )}
      <Suspense>
        {correcting && (
          <CorrectInvoice month={run.month} row={correcting} onClose={() => setCorrecting(null)} />
        )}
      </Suspense>
    </>
  );
};

/** `settled`: the month that was asked for has loaded and is shown. Actions are offered only then. */
const Head = ({ run, settled }: { run: BillingRun | undefined; settled: boolean }) => {
  const t = useText();
  const { busy, approve, exportOnce, asking, stopAsking } = useBillingSteps(run);
  const title = t('contracts:titles.billing');
  const words = run && [
    capitalized(monthInWords(run.month)),
    run.approved && momentText('approvedBy', run.approved, t),
    run.exported && momentText('exportedBy', run.exported, t),
  ];
  return (
    <>
      <PageHeader
        title={title}
        chip={
          run && (
            <StatusChip
              status={run.approved ? 'approved' : 'draft'}
              label={t(run.approved ? 'contracts:billing.approved' : 'contracts:billing.open')}
            />
          )
        }
        subtitle={words ? words.filter(Boolean).join(' · ') : t('contracts:billing.subtitle')}
        breadcrumbs={[{ title: t('app:titles.admin'), to: '/admin' }, title]}
        action={
          settled && run?.can.approve ? (
            <Button
              loading={busy}
              leftSection={<IconCheck size={16} aria-hidden />}
              onClick={() => void approve()}
            >
              {t('contracts:billing.approve')}
            </Button>
          ) : (
            settled &&
            run?.can.export && (
              <Button
                loading={busy}
                leftSection={<IconDownload size={16} aria-hidden />}
                onClick={() => void exportOnce()}
              >
                {t(run.exported ? 'contracts:billing.again' : 'contracts:billing.export')}
              </Button>
            )
          )
        }
        menu={[{ label: t('contracts:titles.escalator'), icon: IconTrendingUp, to: paths.escalator }]}
      />
      <Suspense>{asking && run && <ExportAgain month={run.month} onClose={stopAsking} />}</Suspense>
    </>
  );
};

/** The invoices of all contracts of a month. */
const BillingPage = () => {
  const [{ month, changed }, setSearch] = useSearchState(billingSearch);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...endpointQuery(billingEndpoints.getBillingRun, { query: month ? { month } : {} }),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Head run={data} settled={!isPlaceholderData} />
      {data ? (
        <>
          <MonthSwitch month={month ?? data.month} onChange={(next) => setSearch({ month: next })} />
          <Invoices run={data} changed={changed} onChanged={(only) => setSearch({ changed: only })} />
        </>
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={10} />
      )}
    </>
  );
};

export default BillingPage;
