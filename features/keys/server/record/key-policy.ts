import type { Person } from '#platform/server/http/person';
import { allowedMoves, type Key } from '../../contract/index.ts';
import type { KeyActor } from '../../contract/transitions.ts';
import type { StoredKey } from './key-columns-repository.ts';

export const mayKeep = ({ flags, license }: Person): boolean =>
  license !== 'viewer' && flags.has('admin.canEditJobSite');

/** A viewer license changes nothing, also not what its holder has. */
const isHolder = ({ custody }: StoredKey, { userId, license }: Person): boolean =>
  license !== 'viewer' && custody?.user.id === userId;

export const actorOf = (key: StoredKey, person: Person): KeyActor => ({
  mayEdit: mayKeep(person),
  isHolder: isHolder(key, person),
});

/** With what this person may do. */
export const presentKey = (key: StoredKey, person: Person): Key => ({
  ...key,
  allowed_transitions: allowedMoves(key.status, actorOf(key, person)),
  can: {
    update: mayKeep(person) && key.status !== 'retired',
    confirm: isHolder(key, person) && key.custody?.acknowledged_at === null,
  },
});
