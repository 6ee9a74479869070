import { useEffect, useState } from 'react';
import { useSession } from '../session/use-session.ts';
import type { Write } from './write.ts';

/** Loaded when needed, because few visits of a form need it. */
const findWrite = async (id: string) => (await import('./database.ts')).readWrite(id);

/** The refused write that the address names, if it is this person's. */
export const useRefused = (id: string | undefined): Write | 'loading' | undefined => {
  const { user } = useSession();
  const [write, setWrite] = useState<Write | 'loading' | undefined>(id === undefined ? undefined : 'loading');
  useEffect(() => {
    if (id === undefined) return setWrite(undefined);
    const mine = (found: Write | undefined) =>
      found?.owner.user === user.id && found.state === 'parked' ? found : undefined;
    findWrite(id).then(
      (found) => setWrite(mine(found)),
      () => setWrite(undefined),
    );
  }, [id, user.id]);
  return write;
};
