import { z } from 'zod';
import * as field from '#platform/contract/fields';
import { type PersonRecord, personFields } from '../../contract/index.ts';

/** The values of the forms; an empty text means no value. */
export type PersonValues = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  title: string;
  employee_code: string;
  employee_number: string;
  role_ids: string[];
  denied_modules: string[];
  license: string;
};

export type NewPersonValues = PersonValues & { locale: string };

const typed = {
  ...personFields,
  role_ids: z.preprocess((ids) => (Array.isArray(ids) ? ids.map(Number) : ids), personFields.role_ids),
};

export const editSchema = z.strictObject({ ...typed, updated_at: field.updatedAt });

export const newPersonSchema = z.strictObject({ ...typed, locale: field.locale });

export const emptyPerson: PersonValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  title: '',
  employee_code: '',
  employee_number: '',
  role_ids: [],
  denied_modules: [],
  license: 'full',
};

export const valuesOf = (person: PersonRecord): PersonValues => ({
  first_name: person.first_name,
  last_name: person.last_name,
  email: person.email,
  phone: person.phone ?? '',
  title: person.title ?? '',
  employee_code: person.employee_code ?? '',
  employee_number: person.employee_number ?? '',
  role_ids: person.roles.map(({ id }) => String(id)),
  denied_modules: person.denied_modules,
  license: person.license,
});
