import { z } from 'zod';
import {
  columnGuesser,
  existingChoices,
  mappedColumns,
  readingFields,
  type Synonyms,
} from '#features/imports/imports/contract';

/** The fields that a column of a list of people can fill. */
export const personTargets = [
  'first_name',
  'last_name',
  'email',
  'roles',
  'phone',
  'title',
  'employee_code',
  'license',
  'locale',
  'jobs',
] as const;

export type PersonTarget = (typeof personTargets)[number];

/** Fields that need a column. Each row also needs an email address or an employee code. */
export const requiredTargets = ['first_name', 'last_name', 'roles'] as const;

/** By what rows find people who exist. */
export const personKeys = ['email', 'employee_code'] as const;

export type PersonKey = (typeof personKeys)[number];

/** Fields that need a column: rows that update a person need no more than what finds them. */
export const requiredOf = ({
  existing,
  match,
}: {
  existing: 'skip' | 'update';
  match: PersonKey;
}): readonly PersonTarget[] => (existing === 'update' ? [match] : requiredTargets);

/** Fields of a person that may be empty. */
export const clearableTargets: readonly PersonTarget[] = ['phone', 'title'];

const synonyms: Synonyms<PersonTarget> = {
  first_name: 'first name,first,given name,forename,nombre,nombres,primer nombre,nombre de pila',
  last_name: 'last name,last,surname,family name,apellido,apellidos',
  email:
    'email,e mail,mail,email address,work email,login,correo,correo electronico,direccion de correo,correo de trabajo',
  roles: 'roles,role,security role,permission role,rol,puesto de acceso,perfil',
  phone: 'phone,phone number,mobile,cell,cell phone,telephone,tel,telefono,celular,movil,numero de telefono',
  title: 'title,job title,position,cargo,puesto,titulo',
  employee_code:
    'employee code,employee id,employee number,code,badge,emp id,codigo de empleado,codigo,numero de empleado,id de empleado',
  license: 'license,licence,license type,licencia,tipo de licencia',
  locale: 'language,lang,locale,preferred language,idioma,lengua,idioma preferido',
  jobs: 'job numbers,job number,jobs,job,sites,site,job access,access,numeros de trabajo,numero de trabajo,trabajos,sitios,acceso a trabajos',
};

export const guessColumns = columnGuesser(synonyms, {
  prefixes: ['employee', 'user', 'person'],
  suffixes: ['de empleado', 'de persona'],
});

/** The settings with which a list of people is read. */
export const peopleImportMapping = z.strictObject({
  ...readingFields,
  columns: mappedColumns(personTargets),
  existing: z.enum(existingChoices).default('skip'),
  /** By what rows find people whom they update. */
  match: z.enum(personKeys).default('email'),
  clear_empty: z.boolean().default(false),
  /** When the invitations are sent. */
  invite: z.enum(['now', 'later']).default('later'),
  /** Turns names in capitals into ordinary spelling. */
  fix_case: z.boolean().default(true),
});

export type PeopleImportMapping = z.infer<typeof peopleImportMapping>;
