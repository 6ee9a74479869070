import { z } from 'zod';
import { newPassword } from '#features/accounts/session/contract';
import * as field from '#platform/contract/fields';
import { type PersonRecord, personFields } from '../../contract/index.ts';

/** The values of the forms; an empty text means no value. */
export type PersonValues = {
  first_name: string;
  last_name: string;
  email: string;
  /** The person logs in by the employee code; a choice of the form, not sent. */
  no_email: boolean;
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

type Named = { no_email?: unknown; email?: unknown; employee_code?: unknown; phone?: unknown };

/** Requires the address or the employee code. `when` makes this check run even with other errors, so that all are shown at
 * once. */
const named = <S extends z.ZodObject>(schema: S): S =>
  schema
    .refine(({ no_email, email }: Named) => no_email === true || Boolean(email), {
      path: ['email'],
      message: 'required',
      when: () => true,
    })
    .refine(({ no_email, employee_code }: Named) => no_email !== true || Boolean(employee_code), {
      path: ['employee_code'],
      message: 'required',
      when: () => true,
    });

export const editSchema = named(
  z.strictObject({ ...typed, no_email: z.boolean(), updated_at: field.updatedAt }),
);

const newPerson = named(z.strictObject({ ...typed, no_email: z.boolean(), locale: field.locale }));

/** Requires a phone from people without an address, because their invitation is texted. */
export const invitedSchema = newPerson.refine(
  ({ no_email, phone }: Named) => no_email !== true || Boolean(phone),
  { path: ['phone'], message: 'required', when: () => true },
);

/** The password is not a value of the form, because drafts are stored on the device and a password must not be. */
export const registeredSchema = (password: string) =>
  newPerson.refine(() => newPassword.safeParse(password).success, {
    path: ['temporary_password'],
    message: password === '' ? 'required' : 'password_length',
    when: () => true,
  });

/** The values without those that only the form uses. */
export const bodyOf = <T extends object>({ no_email: _form, ...body }: T & { no_email?: unknown }) => body;

export const emptyPerson: PersonValues = {
  first_name: '',
  last_name: '',
  email: '',
  no_email: false,
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
  email: person.email ?? '',
  no_email: person.email === null,
  phone: person.phone ?? '',
  title: person.title ?? '',
  employee_code: person.employee_code ?? '',
  employee_number: person.employee_number ?? '',
  role_ids: person.roles.map(({ id }) => String(id)),
  denied_modules: person.denied_modules,
  license: person.license,
});
