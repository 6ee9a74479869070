import { invalid } from '#platform/contract/errors';
import type { KeptRecord } from '#platform/contract/reversible';

type Stamped = { id: number; updated_at: string };

type Reversal<C> = { id: number; before: C; updated_at: string };

type NameOf<R> = (record: R) => { name: string };

/** Changes records that `lock` finds and answers what takes it back. Ids that it does not find refuse the whole call.
 * `changeOne` answers the replaced values, or undefined when the record has the new ones already. */
export const changeMany = async <R extends Stamped, C extends object>(
  ids: readonly number[],
  lock: (ids: readonly number[]) => Promise<readonly R[]>,
  changeOne: (record: R) => Promise<C | undefined>,
  nameOf: NameOf<R>,
): Promise<{ changed: (Reversal<C> & { name: string })[] }> => {
  const records = await lock(ids);
  if (records.length !== ids.length) throw invalid({ ids: ['invalid_ids'] });
  const before = new Map<number, C>();
  for (const record of records) {
    const had = await changeOne(record);
    if (had) before.set(record.id, had);
  }
  const saved = await lock([...before.keys()]);
  return {
    changed: saved.map((record) => {
      const { id, updated_at } = record;
      return { id, name: nameOf(record).name, before: before.get(id) ?? ({} as C), updated_at };
    }),
  };
};

/** Gives records back what a change of many took, as far as nobody has changed them since, and says of each other why not.
 * `changeOne` answers false when the former values are no longer allowed: then the record stays as it is. */
export const undoMany = async <R extends Stamped, C extends object>(
  reversals: readonly Reversal<C>[],
  lock: (ids: readonly number[]) => Promise<readonly R[]>,
  changeOne: (record: R, before: C) => Promise<unknown>,
  nameOf: NameOf<R>,
): Promise<{ undone: number[]; kept: KeptRecord[] }> => {
  const records = await lock(reversals.map(({ id }) => id));
  const asked = new Map(reversals.map((one) => [one.id, one]));
  const undone: number[] = [];
  const kept: KeptRecord[] = [];
  const keep = (record: R, reason: KeptRecord['reason']): void =>
    void kept.push({ id: record.id, name: nameOf(record).name, reason });
  for (const record of records) {
    const reversal = asked.get(record.id);
    asked.delete(record.id);
    if (reversal?.updated_at !== record.updated_at) keep(record, 'changed');
    else if ((await changeOne(record, reversal.before)) === false) keep(record, 'refused');
    else undone.push(record.id);
  }
  for (const id of asked.keys()) kept.push({ id, name: null, reason: 'gone' });
  return { undone, kept };
};
