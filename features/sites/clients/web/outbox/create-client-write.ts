import { showSuccess } from '#platform/web/feedback/index';
import { text } from '#platform/web/i18n/index';
import type { WriteKind } from '#platform/web/outbox/index';
import { type ClientRecord, clientEndpoints } from '../../contract/index.ts';
import { clientHref, createClientHref } from '../addresses.ts';
import { refreshLists } from '../queries.ts';

export type AboutNewClient = { name: string };

export const showCreated = ({ id, name }: ClientRecord, go: (href: string) => unknown): void => {
  showSuccess(text('clients:form.created', { name }), {
    label: text('clients:form.open'),
    run: () => void go(clientHref(id)),
  });
};

export const createClientWrite: WriteKind<typeof clientEndpoints.createClient, AboutNewClient> = {
  name: 'createClient',
  endpoint: clientEndpoints.createClient,
  title: ({ name }) => text('clients:outbox.create', { name }),
  delivered: ({ client, answer, late, go }) => {
    refreshLists(client);
    if (late) showCreated(answer, go);
  },
  edit: (write) => createClientHref({ unsent: write.id }),
};
