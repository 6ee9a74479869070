import { createContext, use } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** Null on public pages that nobody is signed in to. */
export const useMaybeSession = (): Session | null => use(SessionContext);

/** On pages whose gate asks for a session. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('This page needs a session: check its gate in the route table.');
  return session;
};

/** What the person may do in general; what may be done with one record travels with the record. */
export const useFlag = (flag: Flag): boolean => use(SessionContext)?.flags.has(flag) ?? false;
