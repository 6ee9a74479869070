import { Alert, Button, Group, Switch } from '@mantine/core';
import { IconFileDownload, IconFileSpreadsheet, IconMail, IconReceipt } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { z } from 'zod';
import { call, endpointQuery, queryKeyOf, useRecordQuery } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { namedRangeOf, RangePicker, type RangeSearch } from '#platform/web/figures/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import {
  lazyPart,
  urlText,
  useGo,
  useIdParam,
  usePageTitle,
  useSearchState,
} from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, PageHeader, PageSkeleton, RecordProblem, saveMadeFile } from '#platform/web/ui/index';
import { type ClientStatement, statementEndpoints } from '../../contract/index.ts';
import { receivablesHref, statementHref } from '../addresses.ts';
import { AgedLine } from './aged-line.tsx';
import classes from './statement.module.css';
import { StatementTable } from './statement-table.tsx';

const { getClientStatement, getClientStatementPdf, exportClientStatement, switchClientReminders } =
  statementEndpoints;

const [EmailStatement] = lazyPart(() => import('./email-statement.tsx'));

const statementSearch = z.object({ range: urlText(), from: urlText(), to: urlText() });

const useTrail = (last: string) => {
  const t = useText();
  return [{ title: t('invoices:titles.receivables'), to: receivablesHref }, last];
};

const RemindersSwitch = ({ statement }: { statement: ClientStatement }) => {
  const t = useText();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { id, name } = statement.client;
  const turn = async (reminded: boolean) => {
    setBusy(true);
    try {
      await call(switchClientReminders, { params: { id }, body: { reminded } });
      await client.invalidateQueries({ queryKey: queryKeyOf(getClientStatement) });
      showSuccess(t(`invoices:statement.${reminded ? 'remindedOn' : 'remindedOff'}`, { client: name }));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Switch
      className={classes.switch}
      label={t('invoices:statement.reminded')}
      description={!statement.organization_reminds && t('invoices:statement.nobodyReminded')}
      checked={statement.reminded}
      disabled={busy}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  );
};

type Shown = { statement: ClientStatement; search: RangeSearch; onSearch: (patch: RangeSearch) => void };

const Statement = ({ statement, search, onSearch }: Shown) => {
  const t = useText();
  const mayExport = useFlag('canExportData');
  const [mailing, setMailing] = useState(false);
  const { client, period, as_of, lines, can } = statement;
  const title = t('invoices:titles.statement');
  const trail = useTrail(client.name);
  usePageTitle(`${title} ${client.name}`);
  const params = { id: client.id };
  const asked = namedRangeOf(search);
  const shown = period
    ? `${formatDate(period.from)} – ${formatDate(as_of)}`
    : `${t('invoices:statement.asOf')} ${formatDate(as_of)}`;
  return (
    <>
      <PageHeader
        title={client.name}
        subtitle={[title, client.account_number, shown].filter(Boolean).join(' · ')}
        breadcrumbs={trail}
        action={
          can.pdf && (
            <Button
              leftSection={<IconFileDownload size={16} aria-hidden />}
              onClick={() => void saveMadeFile(getClientStatementPdf, { params, query: asked })}
            >
              {t('invoices:step.pdf')}
            </Button>
          )
        }
        menu={[
          ...(can.send
            ? [{ label: t('invoices:step.email'), icon: IconMail, onClick: () => setMailing(true) }]
            : []),
          ...(mayExport
            ? [
                {
                  label: t('invoices:statement.csv'),
                  icon: IconFileSpreadsheet,
                  onClick: () =>
                    void saveMadeFile(exportClientStatement, { params, query: { ...asked, format: 'csv' } }),
                },
              ]
            : []),
        ]}
      />
      <Group className={classes.tools} gap="12px 16px" align="end" mb="md" data-no-print>
        <RangePicker
          label={t('invoices:statement.period')}
          none={t('invoices:statement.open')}
          search={search}
          shown={period ?? undefined}
          onChange={onSearch}
        />
        {can.switch_reminders && <RemindersSwitch statement={statement} />}
      </Group>
      {!statement.whole && (
        <Alert color="warning" role="note" mb="md">
          {t('invoices:statement.partly')}
        </Alert>
      )}
      <AgedLine aged={statement.aged} />
      {lines.length === 0 && statement.opening === 0 ? (
        <EmptyState
          icon={IconReceipt}
          title={t('invoices:statement.empty')}
          text={t(`invoices:statement.${period ? 'emptyText' : 'emptyOpen'}`)}
        />
      ) : (
        <StatementTable statement={statement} />
      )}
      <Suspense>{mailing && <EmailStatement client={client} onClose={() => setMailing(false)} />}</Suspense>
    </>
  );
};

/** What a client was billed and paid, and what it owes. */
const StatementPage = () => {
  const t = useText();
  const go = useGo();
  const id = useIdParam('clientId');
  const [search, setSearch] = useSearchState(statementSearch);
  const title = t('invoices:titles.statement');
  const trail = useTrail(title);
  const { data, error, refetch } = useRecordQuery({
    ...endpointQuery(getClientStatement, { params: { id }, query: namedRangeOf(search) }),
    meta: { quiet: true },
    // The same client with another period. That of another client would be taken for the one it was merged into.
    placeholderData: (previous) => (previous?.client.id === id ? previous : undefined),
  });
  // A client that was merged is answered by the one that was kept, whose statement has an address of its own.
  const kept = data && data.client.id !== id ? statementHref(data.client.id, search) : null;
  useEffect(() => {
    if (kept !== null) void go(kept, { replace: true });
  }, [kept, go]);
  if (kept !== null) return <PageSkeleton crumbs />;
  if (data) return <Statement statement={data} search={search} onSearch={setSearch} />;
  if (!error) return <PageSkeleton crumbs />;
  return (
    <RecordProblem
      error={error}
      retry={() => void refetch()}
      title={title}
      breadcrumbs={trail}
      missing={{
        title: t('clients:missing.title'),
        text: t('clients:missing.text'),
        back: { label: t('invoices:titles.receivables'), to: receivablesHref },
      }}
    />
  );
};

export default StatementPage;
