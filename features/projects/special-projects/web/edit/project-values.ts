import { orNothing } from '#platform/web/forms/index';
import {
  type InvoiceType,
  linesCents,
  type PriceBasis,
  type ScopeLine,
  type SpecialProject,
  specialProjectEndpoints,
} from '../../contract/index.ts';

type Blank<T, K extends keyof T> = Omit<T, K> & { [P in K]: T[P] | '' };

export type LineValue = Blank<ScopeLine, 'quantity' | 'unit_price'>;

export const costs = ['labor_hours', 'labor', 'supply', 'equipment', 'subcontract'] as const;

/** What stands in the form; an empty input is ''. */
export type ProjectValues = {
  client_id: number | null;
  job_id: number | null;
  building_id: number | null;
  building_tenant_ids: number[];
  vendor_id: number | null;
  title: string;
  description: string;
  projectType: string;
  scope_lines: LineValue[];
  price: number | '';
  price_basis: PriceBasis;
  cost_estimate: Record<(typeof costs)[number], number>;
  additional_time: number | '';
  invoice_type: InvoiceType | '';
  po_number: string;
  requested_by: string;
  source: string;
  scheduled_date: string;
  scheduled_time: string;
  due_date: string;
  internal_notes: string;
};

export const createSchema = specialProjectEndpoints.createSpecialProject.body;

export const editSchema = specialProjectEndpoints.updateSpecialProject.body;

export const newLine: LineValue = { description: '', quantity: 1, unit_of_measure: 'each', unit_price: '' };

export const emptyProject: ProjectValues = {
  client_id: null,
  job_id: null,
  building_id: null,
  building_tenant_ids: [],
  vendor_id: null,
  title: '',
  description: '',
  projectType: '',
  scope_lines: [],
  price: '',
  price_basis: 'total',
  cost_estimate: { labor_hours: 0, labor: 0, supply: 0, equipment: 0, subcontract: 0 },
  additional_time: '',
  invoice_type: 'one time',
  po_number: '',
  requested_by: '',
  source: '',
  scheduled_date: '',
  scheduled_time: '',
  due_date: '',
  internal_notes: '',
};

/** A project for the form; its client is changed apart. */
export const valuesOf = (project: SpecialProject): ProjectValues => ({
  client_id: null,
  job_id: project.job?.id ?? null,
  building_id: project.building?.id ?? null,
  building_tenant_ids: project.building_tenants.map(({ id }) => id),
  vendor_id: project.vendor?.id ?? null,
  title: project.title,
  description: project.description,
  projectType: project.projectType,
  scope_lines: project.scope_lines.map(({ amount: _amount, unit_price, ...line }) => ({
    ...line,
    unit_price: unit_price ?? '',
  })),
  price: project.scope_lines.length > 0 && !project.money?.price_overridden ? '' : (project.price ?? ''),
  price_basis: project.price_basis,
  cost_estimate: project.money?.cost_estimate ?? emptyProject.cost_estimate,
  additional_time: project.additional_time ?? '',
  invoice_type: project.invoice_type ?? '',
  po_number: project.po_number ?? '',
  requested_by: project.requested_by ?? '',
  source: project.source ?? '',
  scheduled_date: project.scheduled_date ?? '',
  scheduled_time: project.scheduled_time ?? '',
  due_date: project.due_date ?? '',
  internal_notes: project.internal_notes,
});

/** The sum of the lines as typed so far, in whole cents. */
export const centsOf = (lines: readonly LineValue[]): number =>
  linesCents(
    lines.map(({ quantity, unit_price }) => ({
      quantity: orNothing(quantity),
      unit_price: orNothing(unit_price),
    })),
  );
