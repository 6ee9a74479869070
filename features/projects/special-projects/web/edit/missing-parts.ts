import type { ActivationField, SpecialProject } from '../../contract/index.ts';

/** What people complete in the form; people, addresses and approval are added on the page of the project. */
const ofForm: readonly ActivationField[] = [
  'description',
  'projectType',
  'price',
  'price_basis',
  'scheduled_date',
  'building_id',
  'invoice_type',
  'po_number',
];

type Project = Pick<SpecialProject, 'schedules' | 'missing'>;

/** The days of work that recurs follow from its rules. */
const isEntered = (field: string, { schedules }: Project): boolean =>
  ofForm.some((known) => known === field) && !(field === 'scheduled_date' && schedules.length > 0);

/** Fields that a project lacks, as the server named them, in those of the form and those of its page. */
export const missingParts = (project: Project, fields = Object.keys(project.missing)) => {
  const parts = Map.groupBy(fields, (field) => (isEntered(field, project) ? 'form' : 'page'));
  return { form: parts.get('form') ?? [], page: parts.get('page') ?? [] };
};
