import { notFound } from '#platform/contract/errors';
import type { CountRecords } from '#platform/server/feature/server-feature';
import type { Handlers } from '#platform/server/http/call';
import { emptyPage, presentPage } from '#platform/server/http/page';
import type { clientEndpoints } from '../contract/index.ts';
import { presentClient } from './client-presenter.ts';
import { findClient, listActiveClients } from './client-repository.ts';
import { contactsOf } from './contact-repository.ts';
import { createClientWithLogo } from './create-client-with-logo.ts';

export const clientHandlers = (
  countActiveJobs: CountRecords = async () => new Map(),
): Handlers<typeof clientEndpoints> => ({
  listClients: async ({ query, tenant, person }) => {
    if (!person.flags.has('clients.canViewClients')) return emptyPage(query);
    const page = await listActiveClients(tenant, query);
    const jobs = await countActiveJobs(
      tenant,
      page.rows.map(({ id }) => id),
    );
    return presentPage(page, (row) => presentClient(row, jobs.get(row.id) ?? 0));
  },
  listClientContacts: async ({ params, tenant }) => {
    if (!(await findClient(tenant, params.id))) throw notFound();
    return contactsOf(tenant, [params.id]);
  },
  createClient: createClientWithLogo,
});
