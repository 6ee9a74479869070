import {
  asKept,
  type ImportRecord,
  isCreated,
  oldValues,
  type RecordOfLine,
  recordsWritten,
  removeCreated,
  sortOut,
  type Undone,
} from '#features/imports/imports/server';
import {
  clientsInScope,
  lockImported,
  removeContactsForGood,
  removeUnusedClients,
  setImported,
} from '#features/sites/clients/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';

const tables = { client: 'clients', contact: 'client_contacts' } as const;

/** Refuses when a client that the import did not create is out of scope. */
const refuseOutOfScope = async (tenant: Tenant, records: readonly RecordOfLine[]): Promise<void> => {
  const made = new Set(
    records.filter((each) => each.type === 'client' && isCreated(each)).map(({ id }) => id),
  );
  const others = new Set(records.map(({ page }) => page)).difference(made);
  if ((await clientsInScope(tenant, [...others])).length < others.size) throw refused('import_out_of_scope');
};

/** What a file did to contacts of clients who were there before needs the right of their page; so does taking that back. */
const refuseContacts = (records: readonly RecordOfLine[], { flags }: Pick<Person, 'flags'>): void => {
  if (flags.has('admin.canEditClientContacts')) return;
  const made = new Set(
    records.filter((each) => each.type === 'client' && isCreated(each)).map(({ id }) => id),
  );
  const isOfOthers = ({ type, page }: RecordOfLine) => type === 'contact' && !made.has(page);
  if (records.some(isOfOthers)) throw forbidden('client_import_contacts_forbidden');
};

/** Removes imported clients and contacts that nobody has changed since and nothing needs, and gives changed fields their old
 * values. */
export const undoClients = async (
  tenant: Tenant,
  { id }: Pick<ImportRecord, 'id'>,
  person: Pick<Person, 'flags'>,
): Promise<Undone> => {
  const records = await recordsWritten(tenant, id);
  refuseContacts(records, person);
  const ofType = (type: keyof typeof tables) =>
    sortOut(
      records.filter((record) => record.type === type),
      (ids) => lockImported(tenant, tables[type], ids),
    );
  const clients = await ofType('client');
  const contacts = await ofType('contact');
  await refuseOutOfScope(
    tenant,
    [clients, contacts].flatMap(({ untouched, edited }) => [...untouched, ...edited]),
  );
  // These clients stay, because somebody has changed them; so their contacts stay, too.
  const edited = new Set(clients.edited.filter(isCreated).map((client) => client.id));
  const goes = contacts.untouched.filter(({ page }) => !edited.has(page));
  await removeContactsForGood(
    tenant,
    goes.filter(isCreated).map((contact) => contact.id),
  );
  await setImported(tenant, 'clients', oldValues(clients.untouched));
  await setImported(tenant, 'client_contacts', oldValues(goes));
  const used = await removeCreated(clients.untouched, (ids) => removeUnusedClients(tenant, ids));
  return {
    removed: clients.untouched.length - used.length + goes.length,
    kept: asKept([...clients.edited, ...used, ...contacts.edited]),
  };
};
