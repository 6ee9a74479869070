import { Button, Loader, Stack, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { call, endpointQuery, isApiError } from '#platform/web/api/index';
import { problemWords, showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns, Dialog } from '#platform/web/ui/index';
import { type ClientMergePreview, type ClientRecord, mergeEndpoints } from '../../contract/index.ts';
import { ClientField } from '../picker/client-field.tsx';
import classes from './merge.module.css';
import { fieldsInWords, movedWords } from './merge-words.ts';

const Part = ({ title, lines, note }: { title: string; lines: readonly string[]; note?: ReactNode }) => (
  <div>
    <Text size="sm" fw={600}>
      {title}
    </Text>
    <ul className={classes.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {note}
  </div>
);

/** What a merge would do, in words and numbers. */
const MergePlan = ({ plan }: { plan: ClientMergePreview }) => {
  const t = useText();
  const { from, contacts, filled, history } = plan;
  const moved = movedWords(plan, t);
  const joined = contacts.joined > 0 && (
    <Text size="sm" c="dimmed">
      {t('clients:merge.joined', { count: contacts.joined })}
    </Text>
  );
  return (
    <>
      <Part
        title={t('clients:merge.moves')}
        lines={moved.length > 0 ? moved : [t('clients:merge.nothing')]}
        note={joined}
      />
      <Text size="sm">{t('clients:merge.rule')}</Text>
      {filled.length > 0 && <Part title={t('clients:merge.filled')} lines={fieldsInWords(filled, from, t)} />}
      {history.length > 0 && (
        <Part title={t('clients:merge.history')} lines={fieldsInWords(history, from, t)} />
      )}
      <Text size="sm">{t('clients:merge.papers')}</Text>
      <Text size="sm">{t('clients:merge.viewersText')}</Text>
      <Text size="sm" fw={600}>
        {t('clients:merge.forGood', { name: from.name, number: from.account_number })}
      </Text>
    </>
  );
};

type Props = {
  client: Pick<ClientRecord, 'id' | 'name'>;
  /** The other client, where it was offered. */
  other: number | null;
  /** The client that was kept. */
  onMerged: (kept: ClientRecord) => Promise<void>;
  onClose: () => void;
};

const Sides = ({ plan: { from, into } }: { plan: ClientMergePreview }) => {
  const t = useText();
  const side = ({ name, account_number: number }: typeof from) => t('clients:merge.side', { name, number });
  return (
    <Columns
      component="dl"
      className={classes.sides}
      columns="max-content minmax(0, 1fr)"
      gap="6px 16px"
      fz="sm"
    >
      <dt>{t('clients:merge.stays')}</dt>
      <dd>
        <strong>{side(into)}</strong>
      </dd>
      <dt>{t('clients:merge.goes')}</dt>
      <dd>{side(from)}</dd>
    </Columns>
  );
};

/** Reads anew what a merge would do, whenever the clients change. */
const usePlan = (from: number, into: number | null) =>
  useQuery({
    ...endpointQuery(mergeEndpoints.getClientMerge, {
      params: { id: from },
      query: { into_id: into ?? from },
    }),
    enabled: into !== null,
    staleTime: 0,
    gcTime: 0,
    meta: { quiet: true },
  });

/** Picks the other client, says what moves and what is lost, and merges the two. */
const MergeDialog = ({ client, other: offered, onMerged, onClose }: Props) => {
  const t = useText();
  const queries = useQueryClient();
  const [other, setOther] = useState(offered);
  const [swapped, setSwapped] = useState(false);
  const [busy, setBusy] = useState(false);
  const [from, into] = swapped && other !== null ? [other, client.id] : [client.id, other];
  const { data: plan, error, isFetching, refetch } = usePlan(from, into);
  const merge = async () => {
    if (!plan) return;
    setBusy(true);
    try {
      const kept = await call(mergeEndpoints.mergeClient, {
        params: { id: plan.from.id },
        body: {
          into_id: plan.into.id,
          updated_at: plan.from.updated_at,
          into_updated_at: plan.into.updated_at,
        },
      });
      showSuccess(t('clients:merge.done', { from: plan.from.name, into: kept.name }));
      await onMerged(kept);
      void queries.invalidateQueries();
    } catch (problem) {
      showProblem(problem);
      if (isApiError(problem) && problem.code === 'stale') void refetch();
      setBusy(false);
    }
  };
  return (
    <Dialog form title={t('clients:merge.title', { name: client.name })} onClose={onClose}>
      <Stack gap="md">
        <ClientField
          onlyKnown
          data-autofocus={offered === null}
          without={client.id}
          label={t('clients:merge.with')}
          value={other}
          onChange={(id) => {
            setOther(id);
            setSwapped(false);
          }}
          error={error && problemWords(error)}
        />
        {into !== null && isFetching && !plan && <Loader size="sm" />}
        {into !== null && plan && (
          <>
            <Sides plan={plan} />
            <Button
              variant="subtle"
              size="compact-sm"
              style={{ alignSelf: 'flex-start' }}
              leftSection={<IconArrowsExchange size={14} aria-hidden />}
              onClick={() => setSwapped(!swapped)}
            >
              {t('clients:merge.swap')}
            </Button>
            <MergePlan plan={plan} />
          </>
        )}
        <FormActions
          danger
          saving={busy}
          disabled={into === null || !plan || isFetching}
          save={t('clients:merge.merge')}
          onSave={() => void merge()}
        />
      </Stack>
    </Dialog>
  );
};

export default MergeDialog;
