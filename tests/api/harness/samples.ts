import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointShape } from '#platform/contract/endpoint';
import { idRow } from '#platform/server/db/id-row';
import type { Binding } from '#platform/server/http/binding';
import { systemScope } from '#platform/server/http/person';
import { fillIn, type Known, type Sample, type SampleHarness } from '#platform/server/testing/sample';
import { features } from '../../../apps/server/features.ts';
import { asOwner } from './as-owner.ts';
import type { Client } from './client.ts';
import type { Company } from './seed-company.ts';
import type { TestApp } from './start-app.ts';

const root = join(import.meta.dirname, '../../..');

/** The samples of all features, lower features first. */
export const samples = async (): Promise<Sample[]> => {
  const found: Sample[] = [];
  for (const { name } of features) {
    const [path] = globSync(`features/*/${name}/server/testing.ts`, { cwd: root });
    if (!path) continue;
    const { sample }: { sample: Sample } = await import(join(root, path));
    found.push(sample);
  }
  return found;
};

/** Creates one record of each kind. `own` are the test's own records; they take precedence over those of samples. */
export const createSamples = async (
  all: readonly Sample[],
  call: SampleHarness['call'],
  own: Known = {},
): Promise<Known> => {
  let known = own;
  for (const { create } of all) known = { ...known, ...(await create?.({ call, known })), ...own };
  return known;
};

/** Calls endpoints as this person, for samples. */
export const callAs =
  (admin: Client): SampleHarness['call'] =>
  async (endpoint, input) => {
    const answer = await admin.call(endpoint, input && { ...input, headers: {} });
    if (answer.status !== 200) throw new Error(`${endpoint.path}: ${answer.text}`);
    return answer.payload;
  };

/** Creates samples in a company of `seedCompany`, at the job site that all its staff see. */
export const sampleCompany = async (app: TestApp, company: Company): Promise<Known> => {
  const { organizationId, clientId, inScope, users } = company;
  const own = {
    organizationId,
    clientId,
    ...inScope,
    userId: users.supervisor,
    porterId: users['day-porter'],
    colleagueId: users['area-manager'],
    otherJobId: company.outOfScope.jobId,
  };
  const all = await samples();
  await inTenant(app, organizationId, async (query) => {
    for (const { seed = [] } of all) for (const text of seed) await query(fillIn(text, own));
  });
  const known = await createSamples(all, callAs(await company.signIn('admin')), own);
  return { ...known, ...(await insertSamples(app, all, known)) };
};

/** The records that samples insert where no endpoint can make them. */
export const insertSamples = async (app: TestApp, all: readonly Sample[], known: Known): Promise<Known> => {
  const inserts = all.flatMap((sample) => Object.entries(sample.inserts ?? {}));
  const ids = await app.database.withTenant(systemScope(Number(known.organizationId)), async (tenant) => {
    const made: [string, number][] = [];
    for (const [name, text] of inserts) {
      const [row] = await tenant.query({ text: fillIn(text, known), row: idRow });
      made.push([name, row?.id ?? 0]);
    }
    return made;
  });
  return Object.fromEntries(ids);
};

/** Creates thirty more of everything that the lists of a sampled company show. */
export const growSamples = async (app: TestApp, known: Known): Promise<void> => {
  const organizationId = Number(known.organizationId);
  for (const { grow = [] } of await samples()) {
    if (typeof grow === 'function') {
      await app.database.withTenant(systemScope(organizationId), (tenant) => grow(tenant, known));
      continue;
    }
    await inTenant(app, organizationId, async (query) => {
      for (const text of grow) await query(fillIn(text, known));
    });
  }
  // What was inserted within seconds has no statistics yet, and joins are planned as if it were a few rows.
  await asOwner(app, 'analyze');
};

export const inTenant = (
  app: TestApp,
  organizationId: number,
  work: (query: (text: string) => Promise<unknown>) => Promise<void>,
): Promise<void> =>
  app.database.withTenant(systemScope(organizationId), (tenant) => work((text) => tenant.query({ text })));

/** The token that opens a sampled record to strangers, by the kind of its link. */
export const sampleToken = async (known: Known, admin: Client, kind: string): Promise<string> => {
  for (const { shared } of await samples()) {
    const record = shared?.[kind];
    if (record) return record.token({ call: callAs(admin), known }, Number(known[record.id]));
  }
  throw new Error(`no sample is shared as ${kind}`);
};

/** The name of the sampled record that `{id}` in a path means. */
export const nameIn = (all: readonly Sample[], path: string): string | undefined =>
  all
    .flatMap(({ records = {} }) => Object.entries(records))
    .filter(([start]) => path === start || path.startsWith(`${start}/`))
    .sort(([one], [other]) => other.length - one.length)[0]?.[1];

/** The sampled id for `{id}` in the path of a call. */
export const recordIn = (all: readonly Sample[], known: Known, path: string): number | undefined => {
  const id = known[nameIn(all, path) ?? ''];
  return typeof id === 'number' ? id : undefined;
};

/** The path of a call filled with sampled records; undefined when a sample for it is missing. */
export const addressIn = (
  all: readonly Sample[],
  known: Known,
  { path }: Pick<EndpointShape, 'path'>,
): string | undefined => {
  const missing: string[] = [];
  const address = path.replace(/\{(\w+)\}/g, (_, param: string) => {
    const name = param === 'id' ? nameIn(all, path) : param;
    if (name === undefined || known[name] === undefined) missing.push(param);
    return String(known[name ?? '']);
  });
  return missing.length > 0 ? undefined : address;
};

/** A call that reads data as a signed-in person. */
const isRead = ({ endpoint }: Binding): boolean =>
  endpoint.method === 'GET' && endpoint.access !== 'public' && endpoint.access !== 'token';

const isList = ({ answer }: EndpointShape): boolean => {
  if (typeof answer === 'string') return false;
  const { type, shape } = answer.def as { type: string; shape?: Record<string, unknown> };
  return type === 'array' || shape?.rows !== undefined;
};

/** Calls that the tests of the whole product would skip: those that read a record without a sample, and lists that no
 * sample grows or declares short. */
export const unsampled = (all: readonly Sample[], known: Known, bindings: readonly Binding[]): string[] => {
  const declared = new Set(
    all.flatMap(({ lists = {}, short = {} }) => [...Object.keys(lists), ...Object.keys(short)]),
  );
  return bindings
    .filter(isRead)
    .flatMap(({ name, endpoint }) => [
      ...(addressIn(all, known, endpoint) === undefined ? [`${name}: no sample of ${endpoint.path}`] : []),
      ...(isList(endpoint) && !declared.has(name) ? [`${name}: no sample says how its list grows`] : []),
    ]);
};
