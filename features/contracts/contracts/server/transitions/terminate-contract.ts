import { invalid } from '#platform/contract/errors';
import { isEnterable } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import { shownDate } from '#platform/server/texts/shown-date';
import type { ContractRecord, contractWriteEndpoints } from '../../contract/index.ts';
import type { ContractRow } from '../contract-repository.ts';
import { lockContract } from '../record/lock-contract.ts';
import { presentChanged } from '../record/present-record.ts';
import { contractSteps } from './contract-steps.ts';

type Call = SignedInCall<(typeof contractWriteEndpoints)['terminateContract']>;

const checkLastDay = (row: ContractRow, date: string, today: string): void => {
  const faultOf = () => {
    if (!isEnterable(date, today)) return 'date_range';
    if (date < row.start_date) return 'ends_before_begin';
    const end = row.termination_date;
    return end !== null && date >= end
      ? { code: 'contract_ends_earlier', values: { date: shownDate(end) } }
      : null;
  };
  const wrong = faultOf();
  if (wrong) throw invalid({ termination_date: [wrong] });
};

export const terminateContract = async (call: Call): Promise<ContractRecord> => {
  const { termination_date, reason, updated_at } = call.body;
  const { job, row, today } = await lockContract(call, updated_at);
  await contractSteps.apply(
    call,
    { ...row, today },
    {
      name: 'terminate',
      note: reason,
      effect: async () => {
        checkLastDay(row, termination_date, today);
        return {
          set: { termination_date, termination_reason: reason },
          changes: { termination_date: [row.termination_date, termination_date] },
        };
      },
    },
  );
  return presentChanged(call, job, row.id);
};
