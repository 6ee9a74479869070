import type { Wiring } from '#platform/server/http/wiring';
import type { SignOnProblem } from '../../contract/index.ts';
import type { ProvidedPerson } from '../provider/redeem-code.ts';
import type { ConnectionRow } from '../settings/connection-repository.ts';

/** A person who came back from the provider of an organization. */
export type Arrival = {
  wiring: Wiring;
  now: Date;
  locale: 'en' | 'es';
  connection: ConnectionRow;
  person: ProvidedPerson;
};

/** `confirm`: the address has an account, and the person must show that it is theirs. */
export type Admission = { userId: number } | { confirm: number } | { problem: SignOnProblem };
