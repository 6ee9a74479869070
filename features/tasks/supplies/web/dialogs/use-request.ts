import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiError, serverNow } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { loadCode, savedWords, submit, type Write } from '#platform/web/outbox/index';
import type { JobSupplies } from '../../contract/index.ts';
import { suppliesGroup } from '../addresses.ts';
import { refreshSupplies } from '../live.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';
import { firstValues, linesOf, type RequestValues } from './request-values.ts';

export type RequestDialogProps = {
  site: AboutSite;
  shown: JobSupplies;
  refused?: Write | undefined;
  onClose: () => void;
};

const loadWrites = () => import('../outbox/supply-writes.ts');

/** The request that is being entered. A second click sends the same request; after a refusal a new one is sent. */
export const useRequest = ({ site, shown, refused, onClose }: RequestDialogProps) => {
  const t = useText();
  const client = useQueryClient();
  const [opened] = useState(() => shown.supplies.filter(({ active }) => active));
  const [values, setValues] = useState(
    () => (refused?.form as RequestValues | undefined) ?? firstValues(opened),
  );
  const [id, setId] = useState(() => crypto.randomUUID());
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const lines = linesOf(values, opened);
  const set = (patch: Partial<RequestValues>) => {
    setProblem(null);
    setValues((known) => ({ ...known, ...patch }));
  };
  const send = async () => {
    if (lines.length === 0) return setProblem(t('supplies:request.nothing'));
    setBusy(true);
    const { note, building_id } = values;
    try {
      const { requestSuppliesWrite } = await loadCode(loadWrites);
      const outcome = await submit(
        client,
        {
          kind: requestSuppliesWrite,
          id,
          parts: {
            params: { id: site.jobId },
            body: {
              note,
              building_id,
              client_uuid: id,
              device_created_at: serverNow().toISOString(),
              lines: lines.map(({ supply_id, quantity }) => ({ supply_id, quantity })),
            },
          },
          group: suppliesGroup(site.jobId),
          about: {
            ...site,
            note,
            lines: lines.map(({ name, unit, quantity }) => ({ name, unit, quantity })),
          },
          form: values,
        },
        refused ? { replaces: [refused.id], keepsRefused: true } : { keepsInput: true },
      );
      showSuccess(
        outcome.sent
          ? t('supplies:request.sent', { number: String(outcome.answer.task.number) })
          : savedWords(outcome),
      );
      refreshSupplies(client, []);
      onClose();
    } catch (error) {
      setId(crypto.randomUUID());
      const first = isApiError(error) ? (Object.values(error.fields).flat()[0] ?? error.message) : '';
      setProblem(first || t('supplies:form.unexpected'));
    } finally {
      setBusy(false);
    }
  };
  return { opened, values, set, lines, problem, busy, send };
};
