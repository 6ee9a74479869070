import { mergeChanges } from './differences.ts';

type Values = Record<string, unknown>;

type Stale<V> = {
  opened: Values;
  mine: V;
  theirs: Partial<V>;
  shown: (values: V) => Values;
  labels: Record<string, string>;
};

/** The values to save instead of a stale save. Asks only about fields that both sides changed; 0 means the person
 * continues editing. */
export const resolveStale = async <V extends Values>({
  opened,
  mine,
  theirs,
  shown,
  labels,
}: Stale<V>): Promise<{ merged: V } | 'theirs' | 0> => {
  const { merged, conflicts } = mergeChanges(opened, mine, theirs);
  if (conflicts.length === 0) return { merged: merged as V };
  const [ours, saved] = [shown(mine), shown({ ...mine, ...theirs })];
  const { askStale } = await import('./stale-dialog.ts');
  const answer = await askStale(
    conflicts.map(({ field }) => ({ field, mine: ours[field], theirs: saved[field] })),
    labels,
  );
  return answer === 'mine' ? { merged: merged as V } : answer;
};
