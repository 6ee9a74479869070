import { invalid } from '#platform/contract/errors';

type Stamped = { id: number; updated_at: string };

type Reversal<C> = { id: number; before: C; updated_at: string };

/** Changes records that `lock` finds and answers what takes it back. Ids that it does not find refuse the whole call.
 * `changeOne` answers the replaced values, or undefined when the record has the new ones already. */
export const changeMany = async <R extends Stamped, C extends object>(
  ids: readonly number[],
  lock: (ids: readonly number[]) => Promise<readonly R[]>,
  changeOne: (record: R) => Promise<C | undefined>,
): Promise<{ changed: Reversal<C>[] }> => {
  const records = await lock(ids);
  if (records.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  const before = new Map<number, C>();
  for (const record of records) {
    const had = await changeOne(record);
    if (had) before.set(record.id, had);
  }
  const saved = await lock([...before.keys()]);
  return {
    changed: saved.map(({ id, updated_at }) => ({ id, before: before.get(id) ?? ({} as C), updated_at })),
  };
};

/** Gives records back what a change of many took, as far as nobody has changed them since. `changeOne` answers false when the former
 * values are no longer allowed: then the record stays as it is. */
export const undoMany = async <R extends Stamped, C extends object>(
  reversals: readonly Reversal<C>[],
  lock: (ids: readonly number[]) => Promise<readonly R[]>,
  changeOne: (record: R, before: C) => Promise<unknown>,
): Promise<{ undone: number[]; kept: R[] }> => {
  const records = await lock(reversals.map(({ id }) => id));
  if (records.length !== reversals.length) throw invalid({ changed: ['invalid_ids'] });
  const asked = new Map(reversals.map((one) => [one.id, one]));
  const undone: number[] = [];
  const kept: R[] = [];
  for (const record of records) {
    const reversal = asked.get(record.id);
    const isSame = reversal?.updated_at === record.updated_at;
    if (isSame && (await changeOne(record, reversal.before)) !== false) undone.push(record.id);
    else kept.push(record);
  }
  return { undone, kept };
};
