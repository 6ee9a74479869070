import { findOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { StoredProject } from '#features/projects/special-projects/server';
import { queueRecordMail } from '#features/sites/record-mail/server';
import { notFound } from '#platform/contract/errors';
import type { Queue } from '#platform/server/queue/queue';
import { draftVersion, scopeOf } from '../proposal/draft-version.ts';
import { findProposal, proposalsOf } from '../proposal/proposal-repository.ts';
import type { ChangeCall } from '../proposal/record-proposal-change.ts';
import { subjectOf } from './proposal-mail-kind.ts';
import { freezeProposal } from './send-proposal.ts';

/** Maximum number of addresses of one email. */
const max = 20;

/** For a project that was set to proposed without a proposal. Sends the existing draft, or a new one from the present scope
 * lines, to the billing addresses of the client. */
export const proposeByItself = async (
  call: ChangeCall,
  queue: Queue,
  project: StoredProject,
): Promise<void> => {
  const { tenant } = call;
  const [last] = await proposalsOf(tenant, project.id);
  if (last?.status === 'sent') return;
  const { intro, terms } = last ?? { intro: '', terms: '' };
  const id =
    last?.status === 'draft'
      ? last.id
      : await draftVersion(call, project, { intro, terms, lines: scopeOf(project) });
  const proposal = await findProposal(tenant, id);
  if (!proposal) throw notFound();
  const emails = project.client_emails.slice(0, max);
  await freezeProposal(call, { proposal, project }, emails);
  const { client_language } = settingsOf(await findOrganization(tenant));
  await queueRecordMail(tenant, queue, {
    ...{ entity: 'proposal', recordId: id, emails, message: '', with_pdf: true, with_link: true },
    subject: subjectOf(proposal.language, project),
    ...{ locale: proposal.language, automatic: false, contacts: new Map(), otherLanguage: client_language },
  });
};
