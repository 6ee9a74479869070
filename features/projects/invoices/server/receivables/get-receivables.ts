import { sum } from '#platform/contract/money';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type AgeBucket,
  type Aged,
  ageBuckets,
  maxOwing,
  type Receivables,
  type receivablesEndpoints,
} from '../../contract/index.ts';
import { seesWholeAccount } from '../invoice/whole-account-repository.ts';
import { owingOfClients, type StoredOwing } from './owing-repository.ts';

type Call = SignedInCall<(typeof receivablesEndpoints)['getReceivables']>;

/** Dollars of cents that were added up. */
const agedOf = (rows: readonly Pick<StoredOwing, 'cents'>[]): Aged => {
  const cents = (bucket: AgeBucket) => sum(rows.map((row) => row.cents[bucket]));
  const ages = Object.fromEntries(ageBuckets.map((bucket) => [bucket, cents(bucket) / 100]));
  return { ages: ages as Aged['ages'], total: sum(ageBuckets.map(cents)) / 100 };
};

export const getReceivables = async (call: Call): Promise<Receivables> => {
  const rows = await owingOfClients(call);
  const others = rows.slice(maxOwing);
  return {
    clients: rows.slice(0, maxOwing).map((row) => ({
      id: row.id,
      name: row.name,
      no_address: row.no_address,
      ...agedOf([row]),
    })),
    others: others.length > 0 ? { count: others.length, ...agedOf(others) } : null,
    sums: agedOf(rows),
    whole: await seesWholeAccount(call.tenant, call.person, null),
  };
};
