import type { Person } from '#platform/server/http/person';
import { type ContractRecord, renewalOf, statusOn } from '../contract/index.ts';
import type { ContractRow } from './contract-repository.ts';

export const mayWrite = ({ license, flags }: Person): boolean =>
  license !== 'viewer' && flags.has('admin.canEditContract');

/** Whether the contract was ended early, archived, or is past its last day, so that it cannot renew itself any more. */
export const isSettled = (row: ContractRow, today: string): boolean =>
  row.status === 'terminated' || row.status === 'archived' || statusOn(row, today) === 'expired';

const mayGiveNotice = (row: ContractRow, today: string): boolean => {
  const renewal = row.status === 'approved' && !row.is_cut && !isSettled(row, today) ? renewalOf(row) : null;
  if (!renewal) return false;
  return renewal.noticed_on !== null || (row.start_date <= today && today <= renewal.notice_by);
};

export const rightsOver = (row: ContractRow, person: Person, today: string): ContractRecord['can'] => {
  const may = mayWrite(person);
  return {
    update: may && row.status === 'draft',
    amend: may && (row.status === 'approved' || row.status === 'terminated'),
    give_notice: may && mayGiveNotice(row, today),
    upload: may && row.status !== 'archived',
  };
};
