import sharp from 'sharp';
import {
  type Proposal,
  proposalEndpoints,
  proposalMailEndpoints,
  sharedProposalEndpoints,
} from '#features/projects/proposals/contract';
import type { SpecialProject } from '#features/projects/special-projects/contract';
import { type Client, createClient } from './client.ts';
import { draftProject } from './projects.ts';
import type { Company } from './seed-company.ts';
import type { TestApp } from './start-app.ts';

const line = (description: string, unit_price: number, optional = false) => ({
  description,
  quantity: 3,
  unit_of_measure: 'each' as const,
  unit_price,
  optional,
});

/** 3 times 450, and two options: 3 times 33.33 and 3 times 10. */
export const offeredLines = [line('Entrance', 450), line('Garage', 33.33, true), line('Dock', 10, true)];

export const orgParams = { orgSlug: 'acme' };

export const saveDraft = (client: Client, { id, updated_at }: Proposal, more: object = {}) =>
  client.send(proposalEndpoints.updateProposal, {
    params: { id },
    body: { updated_at, language: 'en', lines: offeredLines, terms: 'Net 30', ...more },
  });

/** A draft with two options, of a project of its own. */
export const draftProposal = async (
  client: Client,
  company: Company,
  more: object = {},
): Promise<{ project: SpecialProject; proposal: Proposal }> => {
  const project = await draftProject(client, company, more);
  const made = await client.call(proposalEndpoints.createProposal, { params: { id: project.id }, body: {} });
  if (made.status !== 200) throw new Error(made.text);
  const { payload } = await saveDraft(client, made.payload);
  return { project, proposal: payload };
};

export const sendDraft = (client: Client, id: number, more: object = {}) =>
  client.send(proposalMailEndpoints.sendProposal, {
    params: { id },
    body: { emails: ['hill@client.test'], subject: 'Our offer', ...more },
  });

export const sentProposal = async (client: Client, company: Company, more: object = {}) => {
  const made = await draftProposal(client, company, more);
  const sent = await sendDraft(client, made.proposal.id);
  if (sent.status !== 200) throw new Error(sent.text);
  return made;
};

/** A stranger who has opened the link of the proposal. */
export const visitProposal = async (app: TestApp, client: Client, id: number): Promise<Client> => {
  const { payload, text } = await client.call(proposalEndpoints.getProposalShareLink, { params: { id } });
  if (!payload?.token) throw new Error(text);
  const stranger = createClient(app);
  await stranger.raw('GET', `/r/${payload.token}`);
  return stranger;
};

const ink = sharp({ create: { width: 120, height: 48, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();

/** The mark of the proposal as the shared page shows it now; an approval sends it along. */
export const shownTo = async (stranger: Client): Promise<string> =>
  (await stranger.call(sharedProposalEndpoints.getSharedProposal, { params: orgParams })).payload?.shown ??
  'nothing';

export const approveAs = async (
  stranger: Client,
  name: string,
  chosen: number[] = [],
  shown: string | undefined = undefined,
) =>
  stranger.call(sharedProposalEndpoints.approveProposal, {
    params: orgParams,
    body: { shown: shown ?? (await shownTo(stranger)), name, chosen },
    files: [
      {
        field: 'signature',
        file: new Blob([new Uint8Array(await ink)], { type: 'image/png' }),
        name: 'signature.png',
      },
    ],
  });
