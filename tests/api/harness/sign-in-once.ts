import type { Client } from './client.ts';
import type { Company, Who } from './seed-company.ts';

/** Signs in each person at the first call. The company is asked for late: tests make it in `beforeAll`. */
export const signInOnce = (company: () => Company): ((who: Who) => Promise<Client>) => {
  const clients = new Map<Who, Client>();
  return async (who) => {
    const client = clients.get(who) ?? (await company().signIn(who));
    clients.set(who, client);
    return client;
  };
};
