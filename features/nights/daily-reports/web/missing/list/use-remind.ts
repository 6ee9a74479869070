import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { formatRelative, type Translate, useText } from '#platform/web/i18n/index';
import {
  maxReminded,
  missingEndpoints,
  type RemindOutcome,
  type RemindResult,
  remindOutcomes,
} from '../../../contract/index.ts';
import { refreshMissing } from '../missing-live.ts';

const others = remindOutcomes.filter((outcome) => outcome !== 'reminded');

/** Says the outcome of one row. */
const wordsOfOne = ({ outcome, people, reminded }: RemindResult, t: Translate): string => {
  if (outcome === 'reminded') return t('daily-reports:missing.remind.doneOne', { names: people.join(', ') });
  if (outcome !== 'already' || !reminded) return t(`daily-reports:missing.remind.${outcome}`, { count: 1 });
  const name = reminded.by?.name ?? t('daily-reports:missing.remind.somebody');
  return t('daily-reports:missing.remind.alreadyOne', { when: formatRelative(reminded.at), name });
};

const wordsOf = (results: readonly RemindResult[], t: Translate): string => {
  const [first] = results;
  if (first && results.length === 1) return wordsOfOne(first, t);
  const count = (outcome: RemindOutcome) => results.filter((one) => one.outcome === outcome).length;
  return [
    t('daily-reports:missing.remind.done', { count: count('reminded') }),
    ...others
      .filter((outcome) => count(outcome) > 0)
      .map((outcome) => t(`daily-reports:missing.remind.${outcome}`, { count: count(outcome) })),
  ].join(' ');
};

/** Reminds of any number of rows, in calls of limited size, and says the outcomes. */
export const useRemind = () => {
  const t = useText();
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const remind = async (ids: readonly number[]): Promise<void> => {
    setSending(true);
    try {
      const results: RemindResult[] = [];
      for (let at = 0; at < ids.length; at += maxReminded) {
        const body = { ids: ids.slice(at, at + maxReminded) };
        results.push(...(await call(missingEndpoints.remindMissingWork, { body })).results);
      }
      if (results.length > 0) showSuccess(wordsOf(results, t));
    } catch (error) {
      showProblem(error);
    } finally {
      refreshMissing(client);
      setSending(false);
    }
  };
  return { remind, sending };
};
