import { toHundredths } from '#platform/contract/money';
import { type ActivationFacts, plannedDay } from '../../contract/index.ts';
import type { StoredProject } from '../project/columns-sql-repository.ts';

/** What is known of a stored project; `threshold` is the dollars of the company's settings. */
export const factsOf = (project: StoredProject, threshold: number, today: string): ActivationFacts => ({
  client_id: project.client_id,
  projectType: project.projectType,
  description: project.description,
  price: project.cents,
  price_basis: project.price_basis,
  invoice_type: project.invoice_type,
  scheduled_date: plannedDay(project, today),
  job_id: project.job_id,
  building_id: project.building_id,
  has_service_address: project.service_address !== null,
  has_billing_address: (project.billing_address ?? project.client_address) !== null,
  billing_emails: project.client_emails.length,
  po_number: project.po_number,
  requires_po: project.requires_po,
  schedulers: project.schedulers.length,
  managers: project.managers.length,
  approved: project.approved,
  approval_threshold: toHundredths(threshold),
  today,
});
