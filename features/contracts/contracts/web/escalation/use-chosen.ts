import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Escalation, escalationEndpoints, maxEscalated } from '../../contract/index.ts';
import { readContractsAgain } from '../live.ts';

/** The contracts to raise: all that are shown, except those that the person has taken out. */
export const useChosen = (rows: readonly Escalation[], start: string) => {
  const t = useText();
  const client = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
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
      const body = { start_date: start, contract_ids: [...chosen] };
      const { drafts } = await call(escalationEndpoints.draftEscalations, { body });
      showSuccess(t('contracts:escalator.done', { count: drafts.length }));
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
      readContractsAgain(client, []);
    }
  };

  return {
    chosen,
    raised,
    busy,
    toggle,
    draft,
    toggleAll: () => setLeft(chosen.size > 0 ? new Set(rows.map(({ contract }) => contract.id)) : new Set()),
  };
};
