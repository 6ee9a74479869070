import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type Client,
  type Company,
  startWithCompanies,
  type TestApp,
} from '../../../../../tests/api/harness/index.ts';
import { orgParams, sentProposal, visitProposal } from '../../../../../tests/api/harness/proposals.ts';
import { sqlAs } from '../../../../../tests/api/harness/sql-as.ts';
import { proposalEndpoints, sharedProposalEndpoints } from '../../contract/index.ts';

/** Milliseconds until people give up. */
const patience = 10_000;

let app: TestApp;
let acme: Company;
let manager: Client;

beforeAll(async () => {
  ({ app, acme } = await startWithCompanies({}, { now: '2027-03-10T05:00:00Z' }));
  manager = await acme.signIn('manager');
});
afterAll(() => app.close());

/** A sent proposal whose paper has been made, and the two ways to it. */
const withPaper = async () => {
  const { id } = (await sentProposal(manager, acme)).proposal;
  const stranger = await visitProposal(app, manager, id);
  const ways = {
    signedIn: () => manager.call(proposalEndpoints.getProposalPdf, { params: { id } }),
    stranger: () => stranger.call(sharedProposalEndpoints.getSharedProposalPdf, { params: orgParams }),
  };
  // The first paper of a process loads fonts and library, which on a busy machine takes longer than a reader waits.
  for (let tries = 1; tries < 4 && (await ways.signedIn()).status === 503; tries += 1);
  const [first, second] = await Promise.all([ways.signedIn(), ways.stranger()]);
  expect([first.status, second.bytes.equals(first.bytes)]).toEqual([200, true]);
  const [file] = await sqlAs<{ id: number; storage_key: string }>(
    app,
    acme,
    `select f.id, f.storage_key from files f join proposals p on p.pdf_file_id = f.id where p.id = $1`,
    [id],
  );
  if (!file) throw new Error('the paper has no row');
  return { ways, file, bytes: first.bytes };
};

const isRefusedInTime = async (ways: Awaited<ReturnType<typeof withPaper>>['ways']) => {
  for (const ask of Object.values(ways)) {
    const begun = performance.now();
    const answer = await ask();
    expect([answer.status, answer.code], answer.text).toEqual([410, 'paper_lost']);
    expect(performance.now() - begun).toBeLessThan(patience);
  }
};

it('whose stored file is gone is made again where that gives the same bytes', async () => {
  const { ways, file, bytes } = await withPaper();
  await app.wiring.storage.remove(file.storage_key);
  const again = await ways.stranger();
  expect([again.status, again.bytes.equals(bytes)]).toEqual([200, true]);
  expect((await ways.signedIn()).bytes.equals(bytes)).toBe(true);
});

it('is refused where another would stand in for it, such as one with the colors of today', async () => {
  const { ways, file } = await withPaper();
  await app.wiring.storage.remove(file.storage_key);
  await sqlAs(app, acme, `update organizations set primary_brand_color = '#aa0000' where id = $1`, [
    acme.organizationId,
  ]);
  await isRefusedInTime(ways);
});

it('is refused when its file was deleted, instead of being asked for again and again', async () => {
  const { ways, file } = await withPaper();
  await sqlAs(app, acme, 'update files set deleted_at = now() where id = $1', [file.id]);
  await isRefusedInTime(ways);
});
