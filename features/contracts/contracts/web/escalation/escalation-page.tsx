import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { IconFilePlus, IconTrendingUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { call, endpointQuery } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { defaultZone, formatMoney, todayIn, useText } from '#platform/web/i18n/index';
import { urlDate, useSearchState } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import { EmptyState, LoadProblem, PageHeader, RowsSkeleton } from '#platform/web/ui/index';
import { type Escalation, escalationEndpoints, maxEscalated, monthAfter } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { refreshContracts } from '../live.ts';
import { EscalationTable } from './escalation-table.tsx';

/** The contracts to raise: all that are shown, except those that the person has taken out. */
const useChosen = (rows: readonly Escalation[], start: string) => {
  const t = useText();
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [more, setMore] = useState({ escalate_credits: false, escalate_billbacks: false });
  const chosen = new Set(
    rows
      .map(({ contract }) => contract.id)
      .filter((id) => !left.has(id))
      .slice(0, maxEscalated),
  );
  const raised =
    rows
      .filter(({ contract }) => chosen.has(contract.id))
      .reduce((sum, { before, after }) => sum + Math.round(after * 100) - Math.round(before * 100), 0) / 100;

  const toggle = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };

  const draft = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { start_date: start, contract_ids: [...chosen], ...more };
      const { drafts } = await call(escalationEndpoints.draftEscalations, { body });
      showSuccess(t('contracts:escalator.done', { count: drafts.length }));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
      refreshContracts(client, []);
    }
  };

  return {
    chosen,
    raised,
    busy,
    more,
    raiseToo: (choice: Partial<typeof more>) => setMore({ ...more, ...choice }),
    toggle,
    draft,
    toggleAll: () => setLeft(chosen.size > 0 ? new Set(rows.map(({ contract }) => contract.id)) : new Set()),
  };
};

const escalationSearch = z.object({ start: urlDate() });

const Choice = ({ rows, start }: { rows: readonly Escalation[]; start: string }) => {
  const t = useText();
  const mayWrite = useFlag('admin.canEditContract');
  const { chosen, toggle, toggleAll, raised, draft, busy, more, raiseToo } = useChosen(rows, start);
  const picked = rows.filter(({ contract }) => chosen.has(contract.id));
  if (rows.length === 0)
    return (
      <EmptyState
        icon={IconTrendingUp}
        title={t('contracts:escalator.none')}
        text={t('contracts:escalator.noneText')}
      />
    );
  return (
    <>
      <EscalationTable rows={rows} chosen={chosen} toggle={toggle} toggleAll={toggleAll} />
      {mayWrite && (
        <Group gap="8px 24px" pt="md">
          {picked.some(({ has_credits }) => has_credits) && (
            <Checkbox
              label={t('contracts:escalator.credits')}
              checked={more.escalate_credits}
              onChange={(event) => raiseToo({ escalate_credits: event.currentTarget.checked })}
            />
          )}
          {picked.some(({ has_billbacks }) => has_billbacks) && (
            <Checkbox
              label={t('contracts:escalator.billbacks')}
              checked={more.escalate_billbacks}
              onChange={(event) => raiseToo({ escalate_billbacks: event.currentTarget.checked })}
            />
          )}
        </Group>
      )}
      <Group gap="12px 24px" py="md">
        <Text aria-live="polite">{t('contracts:escalator.raised', { amount: formatMoney(raised) })}</Text>
        {mayWrite && (
          <Button
            loading={busy}
            disabled={chosen.size === 0}
            leftSection={<IconFilePlus size={16} aria-hidden />}
            onClick={() => void draft()}
          >
            {t('contracts:escalator.draft', { count: chosen.size })}
          </Button>
        )}
      </Group>
    </>
  );
};

/** Applies the escalators of many contracts at once and shows the new prices. */
const EscalationPage = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(escalationSearch);
  const start = search.start ?? `${monthAfter(todayIn(defaultZone()).slice(0, 7))}-01`;
  const { data, error, refetch } = useQuery({
    ...endpointQuery(escalationEndpoints.getEscalations, { query: { start_date: start } }),
    meta: { quiet: true },
    placeholderData: keepPreviousData,
  });
  const title = t('contracts:titles.escalator');
  return (
    <>
      <PageHeader
        title={title}
        subtitle={t('contracts:escalator.subtitle')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('contracts:titles.billing'), to: paths.billing },
          title,
        ]}
      />
      <TextInput
        maw={260}
        mb="md"
        type="date"
        label={t('contracts:escalator.start')}
        value={start}
        onChange={({ currentTarget: { value } }) => value && setSearch({ start: value })}
      />
      {data ? (
        <Choice rows={data} start={start} />
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={8} />
      )}
    </>
  );
};

export default EscalationPage;
