import { showAlert, showProblem, showSuccess } from '../feedback/index.ts';
import { formatNumber } from '../i18n/numbers.ts';
import { useText } from '../i18n/use-text.ts';
import type { ReversibleChange } from './reversible-change.ts';

/** The texts of a change: how many were changed and how many had the values already; how many are as they were and how many
 * were changed again and stay. */
export type ReversibleWords = (
  said: 'done' | 'doneBut' | 'undone' | 'undoneBut',
  values: { count: number; same?: string; kept?: string },
) => string;

/** Milliseconds for which the change can be taken back with a touch. */
const offeredFor = 20_000;

/** Changes the records, says how many were, and offers to take it back. `onChanged` reads again what pages show of them. */
export const useReversible = (onChanged: () => void) => {
  const t = useText();
  const undo = async (change: ReversibleChange, words: ReversibleWords): Promise<void> => {
    try {
      const { undone, kept } = await change.undo();
      showAlert({
        text: words(kept > 0 ? 'undoneBut' : 'undone', { count: undone, kept: formatNumber(kept) }),
      });
    } catch (error) {
      showProblem(error);
    } finally {
      onChanged();
    }
  };
  const showOutcome = (change: ReversibleChange, asked: number, words: ReversibleWords): void => {
    const count = change.changed();
    const same = Math.max(0, asked - count);
    const said = words(same > 0 ? 'doneBut' : 'done', { count, same: formatNumber(same) });
    if (count === 0) return void showSuccess(said);
    showAlert({
      text: said,
      colour: 'green',
      duration: offeredFor,
      action: { label: t('platform:actions.undo'), run: () => void undo(change, words) },
    });
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
