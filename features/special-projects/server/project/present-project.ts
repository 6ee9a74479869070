import { findOrganization, settingsOf } from '#features/organizations/server';
import { type MessageRef, notFound } from '#platform/contract/errors';
import type { HistoryEntry } from '#platform/contract/history-entry';
import { presentHistory } from '#platform/server/audit/present-history';
import { dateAt } from '#platform/server/clock/dates';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import {
  costCents,
  leadsFrom,
  lineCents,
  linesCents,
  marginOf,
  missingFor,
  type SpecialProject,
  seesMoney,
} from '../../contract/index.ts';
import { factsOf } from '../life/activation-facts.ts';
import type { StoredProject } from './columns-sql-repository.ts';
import { presentRow } from './present-row.ts';
import { allowedTransitions, rightsOver } from './project-policy.ts';
import { findProject, historyOfProject } from './project-repository.ts';

type Call = { tenant: Tenant; person: Person; now: Date; say: (said: MessageRef) => string };

const moneyOf = ({ scope_lines, cents, price_overridden, cost_estimate }: StoredProject) => {
  const cost = costCents(cost_estimate);
  const left = cents === null ? null : marginOf(cents, cost);
  return {
    lines_total: linesCents(scope_lines) / 100,
    price_overridden,
    cost_estimate,
    cost: cost / 100,
    margin: left && left.margin / 100,
    margin_share: left?.share ?? null,
  };
};

const hiddenFields = ['price', 'scope_lines', 'cost_estimate'];

const withoutMoney = ({ changes, ...entry }: HistoryEntry): HistoryEntry => ({
  ...entry,
  changes: Object.fromEntries(Object.entries(changes).filter(([field]) => !hiddenFields.includes(field))),
});

const withoutNotes = ({ changes: { internal_notes: _notes, ...changes }, ...entry }: HistoryEntry) => ({
  ...entry,
  changes,
});

/** One project as this person may see it, with what it still needs and what the person may do; 404 out of sight. */
export const presentProject = async (call: Call, id: number): Promise<SpecialProject> => {
  const { tenant, person, now } = call;
  const project = await findProject(tenant, person, id);
  if (!project) throw notFound();
  const [organization, history] = await Promise.all([findOrganization(tenant), historyOfProject(tenant, id)]);
  const facts = factsOf(project, settingsOf(organization).approval_threshold, dateAt(now, project.time_zone));
  const shownMoney = seesMoney(person.flags);
  return {
    ...project,
    ...presentRow(project, call),
    scope_lines: project.scope_lines.map((line) => ({
      ...line,
      unit_price: shownMoney ? line.unit_price : null,
      amount: shownMoney ? lineCents(line) / 100 : null,
    })),
    money: shownMoney ? moneyOf(project) : null,
    billing: { address: project.billing_address ?? project.client_address, emails: project.client_emails },
    internal_notes: tenant.isViewer ? '' : project.internal_notes,
    missing: leadsFrom('activate', project.status)
      ? Object.fromEntries(
          Object.entries(missingFor(facts)).map(([field, code]) => [field, call.say({ code })]),
        )
      : {},
    allowed_transitions: allowedTransitions(project.status, person),
    can: rightsOver(project.status, person),
    timeline: presentHistory(history)
      .map((entry) => (shownMoney ? entry : withoutMoney(entry)))
      .map((entry) => (tenant.isViewer ? withoutNotes(entry) : entry)),
  };
};
