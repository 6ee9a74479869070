import type { Person } from '#platform/server/http/person';
import { type Key, keyTransitions } from '../../contract/index.ts';
import type { StoredKey } from './key-columns-repository.ts';

export const mayKeep = ({ flags, license }: Person): boolean =>
  license !== 'viewer' && flags.has('admin.canEditJobSite');

/** Whether the person holds the key and may act as its holder, which a viewer license does not allow. */
const isHolder = ({ custody }: StoredKey, { userId, license }: Person): boolean =>
  license !== 'viewer' && custody?.user.id === userId;

/** Adds what this person may do with the key. */
export const presentKey = (key: StoredKey, person: Person): Key => ({
  ...key,
  allowed_transitions: keyTransitions.allowed(key, person),
  can: {
    update: mayKeep(person) && key.status !== 'retired',
    confirm: isHolder(key, person) && key.custody?.acknowledged_at === null,
  },
});
