import type { Flag } from '#platform/contract/flags';
import { holdsAny } from '#platform/contract/holds-any';
import type { Session } from '../session/session.ts';
import type { Gate } from './page.ts';

const forEveryone: readonly Gate[] = ['public', 'signed-in', 'redirect-token'];

export const isOpen = (gate: Gate, session: Pick<Session, 'flags' | 'user'> | null | undefined): boolean => {
  if (forEveryone.includes(gate)) return true;
  if (gate === 'super-admin') return session?.user.super_admin === 1;
  if (typeof gate === 'object' && 'unless' in gate)
    return holdsAny(session?.flags, gate.flag) && !holdsAny(session?.flags, gate.unless);
  return holdsAny(session?.flags, gate as Flag | readonly Flag[]);
};
