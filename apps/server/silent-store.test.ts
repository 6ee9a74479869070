import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileEndpoints } from '#features/accounts/files/contract';
import { companySettingsEndpoints } from '#features/accounts/organizations/contract';
import { proposalEndpoints, sharedProposalEndpoints } from '#features/projects/proposals/contract';
import { projectFileEndpoints } from '#features/projects/special-projects/contract';
import {
  type Answer,
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../tests/api/harness/index.ts';
import { openStore } from '../../tests/api/harness/open-store.ts';
import { draftProposal, orgParams, sentProposal, visitProposal } from '../../tests/api/harness/proposals.ts';

/** Milliseconds until people give up. */
const patience = 10_000;

let store: Awaited<ReturnType<typeof openStore>>;
let app: TestApp;
let acme: Company;
let admin: Client;
let asked: Record<string, () => Promise<Answer<unknown>>>;

const dye = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();

const blob = async (color: string) => new Blob([new Uint8Array(await dye(color))], { type: 'image/png' });

beforeAll(async () => {
  store = await openStore();
  ({ app, acme } = await startWithCompanies(store.environment, { now: '2027-03-10T05:00:00Z' }));
  admin = await acme.signIn('admin');
  const photo = await blob('teal');
  await admin.call(companySettingsEndpoints.uploadLogo, {
    files: [{ field: 'logo', file: photo, name: 'logo.png' }],
  });
  const { project, proposal } = await sentProposal(admin, acme);
  const draft = await draftProposal(admin, acme);
  const stranger = await visitProposal(app, admin, proposal.id);
  const pdf = (id: number) => admin.call(proposalEndpoints.getProposalPdf, { params: { id } });
  const upload = () =>
    admin.call(projectFileEndpoints.addProjectFiles, {
      params: { id: project.id },
      body: {},
      files: [
        { field: 'files', file: photo, name: 'dock.png' },
        { field: 'files', file: new Blob(['Plan'], { type: 'text/plain' }), name: 'plan.txt' },
      ],
    });
  const { files } = (await upload()).payload;
  const get = (name: string) => {
    const photoId = files.find((file) => file.name === name)?.id ?? 0;
    return admin.call(fileEndpoints.getFile, { params: { photoId } });
  };
  asked = {
    'the paper of a proposal': () => pdf(proposal.id),
    'the same through its link': () =>
      stranger.call(sharedProposalEndpoints.getSharedProposalPdf, { params: orgParams }),
    'the paper of a draft, with the logo': () => pdf(draft.proposal.id),
    'a picture': () => get('dock.png'),
    'a file': () => get('plan.txt'),
    'an upload': upload,
  };
});
afterAll(async () => {
  await app.close();
  await store.close();
});

/** What was asked, its status, and whether it came in time. */
const answers = () =>
  Promise.all(
    Object.entries(asked).map(async ([what, ask]) => {
      const begun = performance.now();
      const { status } = await ask();
      return [what, status, performance.now() - begun < patience];
    }),
  );

const all = (status: number) => Object.keys(asked).map((what) => [what, status, true]);

it('a store of files that stops answering is a 503 within seconds, whatever is asked, and works again later', async () => {
  expect(await answers()).toEqual(all(200));
  store.line.silence();
  expect(await answers()).toEqual(all(503));
  expect((await admin.raw('GET', '/api/v1/user')).status).toBe(200);
  store.line.mend();
  expect(await answers()).toEqual(all(200));
});
