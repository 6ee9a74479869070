import type { RecordMailKind } from '#features/sites/record-mail/server';
import { forbidden, refused } from '#platform/contract/errors';
import type { Locale } from '#platform/contract/fields';
import { shownDate } from '#platform/server/texts/shown-date';
import { frozenPaper } from '../paper/frozen-paper.ts';
import { describeTotal, offerOf } from '../proposal/describe-total.ts';
import { maySend, waits } from '../proposal/proposal-policy.ts';
import { loadProposal } from '../proposal/proposal-repository.ts';
import { refuseUnlessOpen } from '../proposal/refuse-unless-open.ts';
import { type Loaded, lockProposal, requireProposal } from '../proposal/require-proposal.ts';
import { shareProposal } from '../sharing/shared-proposal-record.ts';
import { proposalTexts } from '../texts.ts';
import { sendProposal } from './send-proposal.ts';

/** The subject of the email, unless the sender enters another one. */
export const subjectOf = (locale: Locale, { number, title }: Pick<Loaded['project'], 'number' | 'title'>) =>
  proposalTexts(locale)('mail.subject', { number, title }).slice(0, 150);

/** How proposals go to clients by email. */
export const proposalMailKind: RecordMailKind = {
  receives: 'invoices',
  require: async ({ tenant, person, locale, now }, id) => {
    const { proposal, project } = await requireProposal(tenant, person, id);
    if (!maySend(person)) throw forbidden();
    if (proposal.status === 'draft' && !waits(project)) throw refused('proposal_project_over');
    refuseUnlessOpen({ proposal, project }, now, ['draft', 'sent']);
    return {
      clientId: project.client_id,
      buildingId: project.building_id,
      subject: subjectOf(locale, project),
    };
  },
  onQueued: async (call, id, { emails, updated_at }) => {
    const loaded = await lockProposal(call.tenant, call.person, id);
    const { proposal } = loaded;
    if (updated_at && proposal.status === 'draft' && updated_at !== proposal.updated_at)
      throw refused('proposal_draft_changed');
    await sendProposal(call, loaded, emails);
  },
  letter: async (tenant, id, { locale }) => {
    const known = await loadProposal(tenant, id);
    if (known?.status !== 'sent') return undefined;
    const { proposal, project } = await requireProposal(tenant, null, id);
    const t = proposalTexts(locale);
    const { number } = project;
    const { title, site } = offerOf({ proposal, project });
    return {
      subject: subjectOf(locale, { number, title }),
      title: t('mail.title', { title }),
      facts: [
        { label: t('mail.project'), value: `${number} ${title}` },
        ...(site ? [{ label: t('paper.site'), value: site.name }] : []),
        { label: t('field.total'), value: describeTotal({ proposal, project }, locale) },
        { label: t('field.valid_until'), value: shownDate(proposal.valid_until ?? '') },
      ],
      button: t('mail.open'),
    };
  },
  link: async (call, id) => {
    const { proposal } = await requireProposal(call.tenant, null, id);
    return (await shareProposal(call, proposal)).link.url;
  },
  pdf: (wiring, organizationId, id) => frozenPaper(wiring, organizationId, id),
};
