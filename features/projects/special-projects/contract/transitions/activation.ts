import { freeTypes, type InvoiceType, type PriceBasis, type ProjectType } from '../project/project-enums.ts';

/** What is known of a project when somebody wants to schedule it. */
export type ActivationFacts = {
  client_id: number | null;
  projectType: ProjectType | null;
  description: string;
  /** Whole cents. */
  price: number | null;
  price_basis: PriceBasis;
  invoice_type: InvoiceType | null;
  scheduled_date: string | null;
  job_id: number | null;
  building_id: number | null;
  has_service_address: boolean;
  /** Of the project or, without one, of its client. */
  has_billing_address: boolean;
  billing_emails: number;
  po_number: string | null;
  requires_po: boolean;
  schedulers: number;
  managers: number;
  approved: boolean;
  /** Whole cents above which a project must be approved first; 0 is never. */
  approval_threshold: number;
  /** The day at the site. */
  today: string;
};

/** Fields of the project, or what stands for its people and its approval. */
export type ActivationField =
  | 'client_id'
  | 'projectType'
  | 'description'
  | 'price'
  | 'price_basis'
  | 'scheduled_date'
  | 'building_id'
  | 'service_address'
  | 'schedulers'
  | 'managers'
  | 'invoice_type'
  | 'billing_address'
  | 'billing_email'
  | 'po_number'
  | 'approval';

type Rule = readonly [field: ActivationField, isMissing: (facts: ActivationFacts) => boolean, code: string];

const isFree = ({ invoice_type, projectType }: ActivationFacts): boolean =>
  invoice_type === 'no invoice' || (projectType !== null && freeTypes.includes(projectType));

const isInvoiced = ({ invoice_type }: ActivationFacts): boolean =>
  invoice_type !== null && invoice_type !== 'no invoice';

export const needsApproval = ({
  price,
  approval_threshold: threshold,
}: Pick<ActivationFacts, 'price' | 'approval_threshold'>): boolean =>
  threshold > 0 && (price ?? 0) > threshold;

/** In the order of the form. */
const rules: readonly Rule[] = [
  ['client_id', ({ client_id }) => client_id === null, 'client_id_required'],
  ['projectType', ({ projectType }) => projectType === null, 'project_type_required'],
  ['description', ({ description }) => description === '', 'project_description_required'],
  ['price', (facts) => (isFree(facts) ? false : (facts.price ?? 0) <= 0), 'price_required'],
  // The price of each date would be billed once a month, however many dates it has.
  [
    'price_basis',
    ({ invoice_type, price_basis }) => invoice_type === 'monthly' && price_basis === 'per_occurrence',
    'project_month_price',
  ],
  ['scheduled_date', ({ scheduled_date }) => scheduled_date === null, 'project_date_required'],
  [
    'scheduled_date',
    ({ scheduled_date, today }) => scheduled_date !== null && scheduled_date < today,
    'only_future_dates',
  ],
  ['building_id', ({ job_id, building_id }) => job_id !== null && building_id === null, 'project_building'],
  [
    'service_address',
    ({ job_id, has_service_address }) => job_id === null && !has_service_address,
    'project_address_required',
  ],
  ['schedulers', ({ schedulers }) => schedulers === 0, 'at_least_one_scheduler'],
  ['managers', ({ managers }) => managers === 0, 'at_least_one_manager'],
  ['invoice_type', ({ invoice_type }) => invoice_type === null, 'invoice_type_required'],
  ['billing_address', (facts) => isInvoiced(facts) && !facts.has_billing_address, 'billing_address_required'],
  ['billing_email', (facts) => isInvoiced(facts) && facts.billing_emails === 0, 'email_required'],
  [
    'po_number',
    (facts) => isInvoiced(facts) && facts.requires_po && facts.po_number === null,
    'po_number_required',
  ],
  ['approval', (facts) => needsApproval(facts) && !facts.approved, 'project_approval_required'],
];

/** Everything that a project still needs before it can be scheduled: the code of a text for each field. */
export const missingFor = (facts: ActivationFacts): Partial<Record<ActivationField, string>> =>
  Object.fromEntries(
    rules.filter(([, isMissing]) => isMissing(facts)).map(([field, , code]) => [field, code]),
  );
