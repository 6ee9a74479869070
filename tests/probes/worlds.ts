import { replaceVisibleJobs } from '#features/accounts/access/server';
import { roleEndpoints } from '#features/administration/roles/contract';
import { linkBuildings } from '#features/sites/buildings/server';
import { flags } from '#platform/contract/flags';
import { systemScope } from '#platform/server/http/person';
import { fillIn, type Known, type Sample } from '#platform/server/testing/sample';
import { giveRole } from '../api/harness/give-role.ts';
import { type Client, type Company, seedCompany, startApp, type TestApp } from '../api/harness/index.ts';
import { callAs, insertSamples, inTenant, sampleCompany, samples } from '../api/harness/samples.ts';
import { addClient, addSite } from '../api/harness/seed-company.ts';

/** Flags that show more than one's own sites, or narrow what a module shows. */
const unscoped = /^isAdmin$|^profile\.canViewAllBuildings$|\.only[A-Z]/;

/** In every name of the site that the scoped person does not see. */
export const hiddenWord = 'Unseen';

export type Worlds = {
  app: TestApp;
  acme: Company;
  rival: Company;
  samples: readonly Sample[];
  /** Records of the site that the scoped person sees, of another site of the same company, and of another company. */
  home: Known;
  hidden: Known;
  foreign: Known;
  /** Holds every flag, and sees one site. */
  scoped: Client;
  admin: Client;
};

/** A client with a site of its own; and an unseen job where the scoped person sees another one. */
const addHidden = (app: TestApp, company: Company): Promise<Known> =>
  app.database.withTenant(systemScope(company.organizationId), async (tenant) => {
    const clientId = await addClient(tenant, hiddenWord);
    const beside = await addSite(tenant, company.clientId, 'U-2', hiddenWord);
    await linkBuildings(tenant, [{ job_id: beside.jobId, building_id: company.inScope.buildingId }]);
    return { clientId, ...(await addSite(tenant, clientId, 'U-1', hiddenWord)) };
  });

/** A second site that the scoped person sees. */
const addOtherSite = (app: TestApp, { organizationId, clientId, users, canary }: Company): Promise<Known> =>
  app.database.withTenant(systemScope(organizationId), async (tenant) => {
    const { jobId } = await addSite(tenant, clientId, 'J-3', canary);
    const row = { user_id: users['day-porter'], job_id: jobId, client_id: clientId };
    await replaceVisibleJobs(tenant, 'access', { jobIds: [jobId] }, [row]);
    return { otherJobId: jobId };
  });

const isOfCompany = (all: readonly Sample[], name: string): boolean =>
  ['organizationId', 'userId', 'porterId', 'colleagueId'].includes(name) ||
  all.some(({ ofCompany = [] }) => ofCompany !== true && ofCompany.includes(name));

/** Samples at another site of a company that is sampled already; what is of the company is not made twice. */
const sampleSite = async (
  app: TestApp,
  { organizationId, users, outOfScope }: Company,
  { all, admin, home, site }: { all: readonly Sample[]; admin: Client; home: Known; site: Known },
): Promise<Known> => {
  const own = {
    organizationId,
    userId: users.supervisor,
    porterId: users['day-porter'],
    colleagueId: users['area-manager'],
    ...site,
    otherJobId: outOfScope.jobId,
  };
  await inTenant(app, organizationId, async (query) => {
    const ofSite = all.flatMap(({ seed = [] }) => seed).filter((text) => /:(jobId|buildingId)\b/.test(text));
    for (const text of ofSite) await query(fillIn(text, own));
  });
  let made: Known = own;
  for (const { create, ofCompany } of all) {
    if (!create || ofCompany === true) continue;
    made = { ...made, ...(await create({ call: callAs(admin), known: { ...home, ...made } })), ...own };
  }
  return { ...made, ...(await insertSamples(app, all, { ...home, ...made })) };
};

/** Records that only their maker may see or change. */
const sampleOwn = async (all: readonly Sample[], person: Client, known: Known): Promise<Known> => {
  let made: Known = {};
  for (const { createOwn } of all)
    made = { ...made, ...(await createOwn?.({ call: callAs(person), known: { ...known, ...made } })) };
  return made;
};

/** The records of the other site that are those of the first although nobody says that they are of the company. */
export const unplaced = ({ samples: all, home, hidden }: Worlds): string[] =>
  Object.keys(hidden).filter(
    (name) => typeof hidden[name] === 'number' && home[name] === hidden[name] && !isOfCompany(all, name),
  );

/** A company with two sites, of which one person with every flag sees one, and another company. */
export const openWorlds = async (): Promise<Worlds> => {
  const app = await startApp();
  const [acme, rival] = [await seedCompany(app, 'acme'), await seedCompany(app, 'rival')];
  const all = await samples();
  const admin = await acme.signIn('admin');
  const site = await addHidden(app, acme);
  const sampled = await sampleCompany(app, acme);
  const hidden = await sampleSite(app, acme, { all, admin, home: sampled, site });
  const foreign = await sampleCompany(app, rival);
  const role = await callAs(admin)(roleEndpoints.createRole, {
    body: { name: 'Everything at some sites', flags: flags.filter((flag) => !unscoped.test(flag)) },
  });
  await giveRole(app, acme, acme.users['day-porter'], role.id);
  const home = { ...sampled, ...(await addOtherSite(app, acme)) };
  const scoped = await acme.signIn('day-porter');
  return {
    app,
    acme,
    rival,
    samples: all,
    admin,
    scoped,
    home: { ...home, ...(await sampleOwn(all, scoped, home)) },
    hidden: { ...hidden, ...(await sampleOwn(all, admin, { ...home, ...hidden })) },
    foreign: { ...foreign, ...(await sampleOwn(all, await rival.signIn('admin'), foreign)) },
  };
};
