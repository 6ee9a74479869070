import { findOrganization, settingsOf } from '#features/organizations/server';
import { keepRecordMail } from '#features/record-mail/server';
import type { StoredProject } from '#features/special-projects/server';
import { notFound } from '#platform/contract/errors';
import type { Queue } from '#platform/server/queue/queue';
import { draftVersion, scopeOf } from '../proposal/draft-version.ts';
import { findProposal, proposalsOf } from '../proposal/proposal-repository.ts';
import type { ChangeCall } from '../proposal/record-proposal-change.ts';
import { subjectOf } from './proposal-mail-kind.ts';
import { freezeProposal } from './send-proposal.ts';

/** Most addresses that one letter goes to. */
const most = 20;

/** A project that was proposed by name: the draft that is there, or one of its scope as it is now, goes to the client's addresses for
 * bills. */
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
  const emails = project.client_emails.slice(0, most);
  await freezeProposal(call, { proposal, project }, emails);
  const { client_language } = settingsOf(await findOrganization(tenant));
  await keepRecordMail(tenant, queue, {
    ...{ entity: 'proposal', recordId: id, emails, message: '', with_pdf: true, with_link: true },
    subject: subjectOf(proposal.language, project),
    ...{ locale: proposal.language, automatic: false, contacts: new Map(), otherLanguage: client_language },
  });
};
