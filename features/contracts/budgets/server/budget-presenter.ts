import type { ContractInForce } from '#features/contracts/contracts/server';
import {
  type AgreedPrice,
  type Budget,
  costOfBudget,
  costOfMonth,
  hasStartUp,
  isInForce,
  type Margin,
  marginOf,
} from '../contract/index.ts';
import type { BudgetRow } from './budget-repository.ts';
import { basisOf } from './weeks-per-month.ts';

export type Reading = {
  today: string;
  /** Ten-thousandths. */
  weeks: number;
  contractOn: (date: string) => ContractInForce | null;
};

/** The day of a budget nearest to today, whose price is shown. */
export const dayOf = ({ effective_from: from, effective_to: to }: BudgetRow, today: string): string => {
  if (today < from) return from;
  return to !== null && to < today ? to : today;
};

export const presentPrice = (contract: ContractInForce | null): AgreedPrice | null =>
  contract && {
    contract_id: contract.id,
    number: contract.number,
    on: contract.price.on,
    base: contract.price.base,
    net: contract.price.net,
  };

export const marginOn = (price: AgreedPrice | null, cost: { total: number; labor: number }): Margin | null =>
  price && marginOf(price.net, cost);

export const presentBudget = (row: BudgetRow, { today, weeks, contractOn }: Reading): Budget => {
  const day = dayOf(row, today);
  const cost = costOfBudget(row.details, basisOf(row, weeks, day));
  const price = presentPrice(contractOn(day));
  const counts_startup = hasStartUp(row.effective_from, day);
  return {
    id: row.id,
    job_service_id: row.job_service_id,
    name: row.name,
    status: row.status,
    in_force: isInForce(row, today),
    effective_from: row.effective_from,
    effective_to: row.effective_to,
    cost,
    counts_startup,
    price,
    margin: marginOn(price, costOfMonth(cost, counts_startup)),
    updated_at: row.updated_at,
  };
};
