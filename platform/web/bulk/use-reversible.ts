import { showAlert, showProblem, showSuccess } from '../feedback/index.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import type { ReversibleChange } from './reversible-change.ts';
import { maxNamed, type Undo } from './taken-back.ts';

/** The texts of a change: how many were changed and how many had the values already; how many are as they were and how many
 * were changed again and stay. */
export type ReversibleWords = (
  outcome: 'done' | 'doneBut' | 'undone' | 'undoneBut',
  values: { count: number; same?: string; kept?: string },
) => string;

/** Milliseconds for which a change can be taken back with a touch. */
const offeredFor = 20_000;

/** Says what was changed, and offers to take it back. `onChanged` reads again what pages show of it. */
export const useOfferUndo = (onChanged: () => void) => {
  const t = useText();
  const undo = async (offered: Undo): Promise<void> => {
    const { run, words } = offered;
    try {
      const { undone, kept, named } = await run();
      const values = { count: undone, kept: formatNumber(kept) };
      const why = named
        .slice(0, maxNamed)
        .map(({ name, reason }) => t(`platform:bulk.kept.${reason}`, { name }));
      showAlert({ text: [words(kept > 0 ? 'undoneBut' : 'undone', values), ...why].join(' ') });
    } catch (error) {
      showProblem(error, undefined, again(offered));
    } finally {
      onChanged();
    }
  };
  const again = (offered: Undo) => ({
    label: t('platform:actions.undo'),
    run: () => void undo(offered),
  });
  return (outcome: string, offered: Undo): void =>
    void showAlert({
      text: outcome,
      colour: 'green',
      duration: offeredFor,
      action: again(offered),
    });
};

/** Changes the records, says how many were, and offers to take it back. `onChanged` reads again what pages show of them. */
export const useReversible = (onChanged: () => void) => {
  const offerUndo = useOfferUndo(onChanged);
  const showOutcome = (change: ReversibleChange, asked: number, words: ReversibleWords): void => {
    const count = change.changed();
    const same = Math.max(0, asked - count);
    const outcome = words(same > 0 ? 'doneBut' : 'done', { count, same: formatNumber(same) });
    if (count === 0) return void showSuccess(outcome);
    offerUndo(outcome, { run: change.undo, words, isEmpty: () => count === 0 });
  };
  return async (change: ReversibleChange, ids: readonly number[], words: ReversibleWords): Promise<void> => {
    let reached: number;
    try {
      reached = await change.run(ids);
    } catch (error) {
      // The others are tried again from the dialog, which stays open.
      if (change.changed() > 0) showOutcome(change, change.changed(), words);
      throw error;
    } finally {
      onChanged();
    }
    showOutcome(change, reached, words);
  };
};
