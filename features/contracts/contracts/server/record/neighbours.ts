import { addDays } from '#platform/contract/add-days';
import type { ContractRecord } from '../../contract/index.ts';
import type { ContractRow } from '../contract-repository.ts';

const inForce: readonly ContractRow['status'][] = ['approved', 'terminated'];

/** The other approved or terminated contracts of the same service, in the order of `rows`: the latest first. */
const othersOf = (row: ContractRow, rows: readonly ContractRow[]): ContractRow[] =>
  rows.filter(
    (other) =>
      other.job_service_id === row.job_service_id && other.id !== row.id && inForce.includes(other.status),
  );

const overlaps = (one: ContractRow, other: ContractRow): boolean =>
  (one.termination_date === null || one.termination_date >= other.start_date) &&
  (other.termination_date === null || other.termination_date >= one.start_date);

/** The contracts of the same service that share days with this one, the latest first. */
export const sharingDaysWith = (row: ContractRow, rows: readonly ContractRow[]): ContractRow[] =>
  othersOf(row, rows).filter((other) => overlaps(other, row));

/** The contract that was in force before this one. */
export const followedBy = (row: ContractRow, rows: readonly ContractRow[]): ContractRecord['follows'] => {
  const [before] = othersOf(row, rows)
    .filter(({ start_date }) => start_date < row.start_date)
    .sort((a, b) => b.start_date.localeCompare(a.start_date));
  return before ? { id: before.id, number: before.number } : null;
};

/** The contract that would have to end earlier so that this draft can begin. Null when none has to, or when ending one
 * contract would not be enough. */
export const wouldCutShort = (
  row: ContractRow,
  rows: readonly ContractRow[],
): ContractRecord['cuts_short'] => {
  if (row.status !== 'draft') return null;
  const [other, ...more] = sharingDaysWith(row, rows);
  if (!other || more.length > 0 || other.status !== 'approved' || other.start_date >= row.start_date)
    return null;
  return { id: other.id, number: other.number, last_day: addDays(row.start_date, -1) };
};
