import type { RowChange } from '#features/imports/imports/contract';
import { changesIn } from '#features/imports/imports/server';
import type { JudgedRent } from './judging.ts';

const targets: Record<string, string> = { floor_ids: 'floors', to: 'move_out' };

/** What a row changes at a tenant or at vacancies that exist, by the fields of the file. */
export const changesOfRent = ({ changes = [], place, floors = [] }: JudgedRent): RowChange[] => {
  const labels = new Map([...(place?.floors ?? []), ...floors].map(({ id, label }) => [id, label]));
  const named = (fields: object): object =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        name === 'floor_ids' ? (value as number[]).map((id) => labels.get(id) ?? '') : value,
      ]),
    );
  return changes.flatMap((change) =>
    'before' in change
      ? changesIn(
          { before: named(change.before), after: named(change.after) },
          (name) => targets[name] ?? name,
        )
      : [],
  );
};
