export const projectStatuses = [
  'draft',
  'proposed',
  'pending',
  'open',
  'active',
  'inactive',
  'on_hold',
  'closed',
  'invoiced',
  'cancelled',
] as const;

export type ProjectStatus = (typeof projectStatuses)[number];

/** The statuses that people see who see only active projects. */
export const activeStatuses = ['open', 'active', 'on_hold'] as const satisfies ProjectStatus[];

/** Statuses in which a project past its due date counts as late. */
export const pastDueStatuses = ['pending', 'open', 'active'] as const satisfies ProjectStatus[];

export const projectTypes = [
  'acid washing',
  'activation',
  'appliance cleaning',
  'carpet cleaning',
  'detail cleaning',
  'event cleaning',
  'disinfection service',
  'extra labor request',
  'glass cleaning',
  'field bonus',
  'hard surface floor work',
  'power washing',
  'product bill-back',
  'subcontract',
  'upholstery cleaning',
  'cleancode',
  'other',
] as const;

export type ProjectType = (typeof projectTypes)[number];

/** Types that may cost the client nothing. */
export const freeTypes: readonly ProjectType[] = ['field bonus', 'cleancode'];

export const invoiceTypes = ['one time', 'monthly', 'per occurrence', 'no invoice'] as const;

export type InvoiceType = (typeof invoiceTypes)[number];

/** How a project is billed; one that is not billed has no invoices. */
export const billableTypes = ['one time', 'monthly', 'per occurrence'] as const satisfies InvoiceType[];

export type BilledType = (typeof billableTypes)[number];

/** What the price is for: all of the work, or each of its dates. */
export const priceBases = ['total', 'per_occurrence'] as const;

export type PriceBasis = (typeof priceBases)[number];

export const units = [
  'each',
  'hour',
  'sq ft',
  'linear ft',
  'room',
  'floor',
  'day',
  'month',
  'case',
  'lump sum',
] as const;

export const personRoles = ['scheduler', 'manager'] as const;

export type PersonRole = (typeof personRoles)[number];
