export {
  clientsByAccountNumber,
  clientsInScope,
  lockImported,
  removeContactsForGood,
  removeUnusedClients,
  setImported,
} from './client/client-import-repository.ts';
export { mayEditContacts } from './client/client-policy.ts';
export {
  type Client,
  loadClient,
  loadClientByAccountNumber,
  type NewClient,
} from './client/client-repository.ts';
export { createClient, createClients } from './client/create-client.ts';
export {
  contactsOf,
  flagRefusedAddress,
  insertContact,
  insertContacts,
  type NewContact,
} from './contact/contact-repository.ts';
export type { ClientMerge, ContactPair } from './merge/client-merge.ts';
export { type KeptClient, keptClientsNamed, withKeptClients } from './merge/kept-clients-repository.ts';
export { keptClientId, loadKeptClient } from './merge/merge-repository.ts';
export { accountNumbersByName, activeClientsByName } from './merge/same-name-repository.ts';
export {
  type ClientRecords,
  type LoadClientBuildings,
  type LoadClientUses,
  type LoadLockedContacts,
  lockedContacts,
} from './parts.ts';
