import pg from 'pg';
import { signOnSettingsEndpoints as endpoints } from '#features/accounts/single-sign-on/contract';
import { answerNames, type NameServer } from './answer-names.ts';
import type { Answer, Client } from './client.ts';
import { roleIds } from './person-body.ts';
import { type RunningProvider, runProvider } from './run-provider.ts';
import { type Company, seedCompany } from './seed-company.ts';
import { startApp, type TestApp } from './start-app.ts';

/** Sets a provider in the settings and turns it on. */
export const connectProvider = async (admin: Client, provider: RunningProvider, rules: object = {}) => {
  const before = await admin.call(endpoints.getSignOnSettings);
  const { updated_at } = before.payload;
  const body = { issuer: provider.issuer, ...provider.client, updated_at };
  const connected = await admin.call(endpoints.saveSignOnConnection, { body });
  if (connected.status !== 200) throw new Error(connected.text);
  return setRules(admin, { enabled: true, ...rules });
};

export const setRules = async (admin: Client, rules: object) => {
  const { payload } = await admin.call(endpoints.getSignOnSettings);
  const { enabled, joins, default_role_id, only_way, updated_at } = payload;
  const body = { enabled, joins, default_role_id, only_way, ...rules, updated_at: updated_at ?? '' };
  return admin.call(endpoints.saveSignOnRules, { body });
};

/** Adds a domain, publishes its TXT record, and has the product check it. */
export const proveDomain = async (admin: Client, names: NameServer, domain: string) => {
  const added = await admin.call(endpoints.addSignOnDomain, { body: { domain } });
  const row = added.payload.domains.find((each) => each.domain === domain);
  if (!row) throw new Error(added.text);
  names.records.set(row.record.name, [row.record.value]);
  return admin.call(endpoints.proveSignOnDomain, { params: { id: row.id } });
};

/** Sends a browser to the provider of a company. Returns the address. */
export const leave = async (client: Client, slug: string, redirect?: string): Promise<string> => {
  const query = redirect === undefined ? '' : `?${new URLSearchParams({ redirect })}`;
  const answer = await client.raw('GET', `/sso/${slug}${query}`);
  return String(answer.headers.location);
};

export const arrive = (client: Client, { pathname, search }: URL): Promise<Answer<never>> =>
  client.raw('GET', `${pathname}${search}`);

/** A whole sign-in: goes to the provider, logs in as its account, and comes back. Returns the last address. */
export const signOn = async (
  client: Client,
  provider: RunningProvider,
  slug: string,
  redirect?: string,
): Promise<string> => {
  const back = await provider.logIn(await leave(client, slug, redirect));
  return String((await arrive(client, back)).headers.location);
};

export type SignOnBed = {
  app: TestApp;
  acme: Company;
  rival: Company;
  names: NameServer;
  provider: RunningProvider;
  admin: Client;
  /** The id of the role of newcomers. */
  role: number;
  asOwner: <T extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<T[]>;
  stop: () => Promise<void>;
};

/** Two companies, and a provider that the first one uses for its domain `acme.test`. */
export const startSignOnBed = async (environment: Record<string, string> = {}): Promise<SignOnBed> => {
  const publicUrl = environment.PUBLIC_URL ?? 'http://localhost:3000';
  const names = await answerNames();
  const provider = await runProvider(['acme', 'rival'].map((slug) => `${publicUrl}/sso/${slug}/callback`));
  const app = await startApp({ DNS_SERVER: names.address, INSIDE_PROVIDERS: '1', ...environment });
  const acme = await seedCompany(app, 'acme');
  const rival = await seedCompany(app, 'rival');
  const admin = await acme.signIn('admin');
  const role = (await roleIds(admin)).supervisor ?? 0;
  return {
    app,
    acme,
    rival,
    names,
    provider,
    admin,
    role,
    asOwner: async (text, values = []) => {
      const owner = new pg.Client({ connectionString: app.ownerUrl });
      await owner.connect();
      try {
        return (await owner.query(text, values)).rows;
      } finally {
        await owner.end();
      }
    },
    stop: async () => {
      await app.close();
      provider.stop();
      names.stop();
    },
  };
};
