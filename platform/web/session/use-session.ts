import { createContext, use } from 'react';
import type { Flag } from '#platform/contract/flags';
import type { Session } from './session.ts';

export const SessionContext = createContext<Session | null>(null);

/** Null on public pages when nobody is signed in. */
export const useMaybeSession = (): Session | null => use(SessionContext);

/** For pages that require a session. */
export const useSession = (): Session => {
  const session = use(SessionContext);
  if (!session) throw new Error('This page needs a session: check its gate in the route table.');
  return session;
};

/** Whether the person holds a flag. What may be done with one record comes with the record. */
export const useFlag = (flag: Flag): boolean => use(SessionContext)?.flags.has(flag) ?? false;

/** People with a viewer license, most of them clients, are shown less. */
export const useIsViewer = (): boolean => useSession().user.license === 'viewer';
