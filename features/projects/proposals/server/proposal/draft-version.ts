import { loadOrganization, settingsOf } from '#features/accounts/organizations/server';
import type { StoredProject } from '#features/projects/special-projects/server';
import { insertProposal, proposalsOf, type StoredProposal } from './proposal-repository.ts';
import { type ChangeCall, recordProposalChange } from './record-proposal-change.ts';

export type Content = Pick<StoredProposal, 'intro' | 'terms' | 'lines'>;

/** The scope lines of the project as lines of a proposal. If it has none, or its price was overridden, one line with the
 * price. */
export const scopeOf = ({ scope_lines, cents, title, price_overridden }: StoredProject): Content['lines'] => {
  if (scope_lines.length > 0 && !price_overridden)
    return scope_lines.map((line) => ({ ...line, optional: false }));
  if (cents === null) return [];
  const whole = {
    description: title,
    quantity: 1,
    unit_of_measure: 'lump sum',
    unit_price: cents / 100,
  } as const;
  return [{ ...whole, optional: false }];
};

/** Drafts the next version of a project that the caller has locked: with `content`, else with that of the last version, else
 * with the scope lines. */
export const draftVersion = async (
  call: ChangeCall,
  project: StoredProject,
  content?: Content,
): Promise<number> => {
  const { tenant } = call;
  const [last] = await proposalsOf(tenant, project.id);
  const { client_language } = settingsOf(await loadOrganization(tenant));
  const from: Content = content ?? last ?? { intro: '', terms: '', lines: scopeOf(project) };
  const id = await insertProposal(tenant, {
    special_project_id: project.id,
    version: (last?.version ?? 0) + 1,
    language: last?.language ?? client_language,
    intro: from.intro,
    terms: from.terms,
    lines: from.lines,
  });
  await recordProposalChange(call, id, project, { action: 'proposal.created', to: 'draft' });
  return id;
};
