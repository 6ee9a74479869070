import { toHundredths } from '#platform/contract/money';
import { todayIn } from '#platform/web/i18n/index';
import {
  type ActivationFacts,
  type ActivationField,
  missingFor,
  type ProjectType,
  type SpecialProject,
} from '../../contract/index.ts';
import { missingParts } from './missing-parts.ts';
import { centsOf, type ProjectValues } from './project-values.ts';

type Project = Pick<
  SpecialProject,
  | 'client'
  | 'schedules'
  | 'scheduled_date'
  | 'service_address'
  | 'billing'
  | 'schedulers'
  | 'managers'
  | 'approved'
  | 'time_zone'
  | 'missing'
>;

const priceIn = ({ price, scope_lines }: ProjectValues): number | null => {
  if (price !== '') return toHundredths(price);
  return scope_lines.length > 0 ? centsOf(scope_lines) : null;
};

const factsIn = (values: ProjectValues, project: Project): ActivationFacts => ({
  client_id: project.client.id,
  projectType: (values.projectType || null) as ProjectType | null,
  description: values.description.trim(),
  price: priceIn(values),
  price_basis: values.price_basis,
  invoice_type: values.invoice_type || null,
  scheduled_date: project.schedules.length > 0 ? project.scheduled_date : values.scheduled_date || null,
  job_id: values.job_id,
  building_id: values.building_id,
  has_service_address: project.service_address !== null,
  has_billing_address: project.billing.address !== null,
  billing_emails: project.billing.emails.length,
  po_number: values.po_number.trim() || null,
  requires_po: project.missing.po_number !== undefined,
  schedulers: project.schedulers.length,
  managers: project.managers.length,
  approved: project.approved,
  approval_threshold: 0,
  today: todayIn(project.time_zone),
});

/** The server's words for each field of the form that is not filled yet. */
export const stillMissing = (values: ProjectValues, project: Project): Record<string, string> => {
  const lacks = missingFor(factsIn(values, project));
  return Object.fromEntries(
    missingParts(project).form.flatMap((field) => {
      const codes = project.missing[field];
      return codes !== undefined && lacks[field as ActivationField] !== undefined ? [[field, codes]] : [];
    }),
  );
};
