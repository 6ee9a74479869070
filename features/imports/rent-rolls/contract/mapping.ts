import { z } from 'zod';
import {
  columnGuesser,
  existingChoices,
  mappedColumns,
  readingFields,
  type Synonyms,
} from '#features/imports/imports/contract';
import * as field from '#platform/contract/fields';

/** The fields that a column of a rent roll can fill. */
export const rentRollTargets = [
  'building_name',
  'job_number',
  'floors',
  'suite',
  'tenant_name',
  'sqft',
  'move_in',
  'move_out',
  'vacancy_kind',
  'contact_name',
  'contact_email',
  'contact_phone',
  'check_doors',
] as const;

export type RentRollTarget = (typeof rentRollTargets)[number];

/** Fields that hold a number of something. */
export const measures: readonly RentRollTarget[] = ['sqft'];

export const requiredTargets = ['tenant_name'] as const;

const synonyms: Synonyms<RentRollTarget> = {
  building_name:
    'building name,building,property,property name,site,site name,location,edificio,nombre de edificio,propiedad,inmueble,sitio',
  job_number:
    'job number,job,job id,building code,property code,property id,numero de trabajo,trabajo,codigo de trabajo,codigo de edificio',
  floors: 'floors,floor,floor s,floor number,level,levels,fl,piso,pisos,piso s,planta,plantas,nivel',
  suite: 'suite,suite number,unit,unit number,space,room,local,oficina,unidad,suite id',
  tenant_name:
    'tenant name,tenant,lessee,occupant,company,company name,lease name,name,inquilino,nombre de inquilino,arrendatario,ocupante,empresa,compania,nombre',
  sqft:
    'sq ft,sqft,square feet,square footage,sf,rsf,rentable sq ft,rentable square feet,rentable sf,leased sq ft,usable sq ft,area,size,' +
    'pies cuadrados,pies 2,superficie,metraje',
  move_in:
    'move in,move in date,lease start,lease start date,lease from,start date,start,commencement,commencement date,from,vacant since,' +
    'entrada,fecha de entrada,inicio,fecha de inicio,inicio de contrato,desde,mudanza de entrada',
  move_out:
    'move out,move out date,lease end,lease end date,lease to,end date,end,expiration,expiration date,expiry,lease expiration,to,' +
    'salida,fecha de salida,fin,fecha de fin,fin de contrato,vencimiento,hasta,mudanza de salida',
  vacancy_kind:
    'vacancy,vacancy kind,vacancy type,ff pf,full or part floor,vacancia,tipo de vacancia,clase de vacancia',
  contact_name:
    'contact name,contact,contact person,tenant contact,contacto,nombre de contacto,persona de contacto',
  contact_email: 'contact email,email,e mail,mail,email address,correo de contacto,correo,correo electronico',
  contact_phone:
    'contact phone,phone,phone number,telephone,tel,mobile,telefono de contacto,telefono,celular',
  check_doors: 'check doors,doors,check door,lock doors,revisar puertas,puertas,revisar las puertas',
};

export const guessColumns = columnGuesser(synonyms, {
  prefixes: ['tenant', 'lease'],
  suffixes: ['de inquilino'],
});

/** The settings with which a rent roll is read. */
export const rentRollMapping = z.strictObject({
  ...readingFields,
  columns: mappedColumns(rentRollTargets),
  /** The building of rows that name none. */
  building_id: field.id.nullable(),
  /** The first day of vacancies without a date. */
  vacant_since: field.date,
  existing: z.enum(existingChoices).default('skip'),
});

export type RentRollMapping = z.infer<typeof rentRollMapping>;
