import { z } from 'zod';
import {
  columnGuesser,
  existingChoices,
  mappedColumns,
  readingFields,
  type Synonyms,
} from '#features/imports/imports/contract';

/** The fields that a column of a list of clients can fill. */
export const clientTargets = [
  'account_number',
  'name',
  'type',
  'phone',
  'email',
  'address',
  'address_2',
  'city',
  'county',
  'state',
  'zip',
  'billing_email',
  'payment_terms_days',
  'tax_rate_pct',
  'tax_exempt',
  'requires_po',
  'notes',
  'contact_name',
  'contact_title',
  'contact_email',
  'contact_phone',
  'contact_rank',
] as const;

export type ClientTarget = (typeof clientTargets)[number];

/** Fields that hold a number of something. */
export const measures: readonly ClientTarget[] = ['tax_rate_pct'];

export const requiredTargets = ['account_number', 'name'] as const;

/** By what rows find clients who exist. */
export const clientKeys = ['account_number', 'name'] as const;

export type ClientKey = (typeof clientKeys)[number];

/** Fields that need a column: rows that update a client by its name need no more than that. */
export const requiredOf = ({
  existing,
  match,
}: {
  existing: 'skip' | 'update';
  match: ClientKey;
}): readonly ClientTarget[] => (existing === 'update' && match === 'name' ? ['name'] : requiredTargets);

/** Fields of a client and of its contacts that may be empty. */
export const clearableTargets: readonly ClientTarget[] = [
  ...([
    'phone',
    'email',
    'billing_email',
    'notes',
    'contact_title',
    'contact_email',
    'contact_phone',
  ] as const),
];

const synonyms: Synonyms<ClientTarget> = {
  account_number:
    'account number,account,acct,acct number,account id,client number,client id,client code,customer number,customer id,customer code,' +
    'numero de cuenta,cuenta,numero de cliente,codigo de cliente,id de cliente,number,numero',
  name: 'client name,name,client,customer name,customer,account name,company,company name,nombre de cliente,cliente,nombre,empresa,compania',
  type: 'client type,type,customer type,kind,category,tipo de cliente,tipo,clase,categoria',
  phone:
    'phone,client phone,phone number,main phone,office phone,telephone,tel,telefono,telefono principal,telefono de cliente',
  email:
    'email,client email,e mail,mail,email address,main email,correo,correo electronico,correo de cliente',
  address:
    'address,address 1,address line 1,street address,street,mailing address,direccion,direccion 1,linea de direccion 1,calle,domicilio',
  address_2:
    'address line 2,address 2,suite,unit,linea 2 de direccion,direccion 2,linea de direccion 2,oficina',
  city: 'city,town,ciudad,municipio,localidad',
  county: 'county,parish,condado',
  state: 'state,st,province,estado,estado ee uu,provincia',
  zip: 'zip,zip code,zipcode,postal code,postcode,codigo postal,cp',
  billing_email:
    'billing email,billing e mail,invoice email,invoices email,accounts payable email,ap email,email for invoices,' +
    'correo de facturacion,correo para facturas,correo electronico de facturacion',
  payment_terms_days:
    'payment terms,payment terms days,terms,terms days,net days,credit terms,condiciones de pago,condiciones,plazo de pago,plazo de pago dias,dias de pago,terminos de pago,terminos',
  tax_rate_pct:
    'sales tax,sales tax rate,tax rate,tax,tax percent,impuesto,impuesto sobre ventas,tasa de impuesto,impuesto sobre las ventas',
  tax_exempt: 'tax exempt,exempt,exento de impuestos,exento',
  requires_po:
    'purchase order required,requires purchase order,po required,requires po,purchase order,requiere orden de compra,orden de compra obligatoria,po number required,orden de compra',
  notes: 'notes,note,comments,remarks,description,notas,nota,comentarios,observaciones',
  contact_name:
    'contact name,contact,contact person,primary contact,attention,attn,nombre de contacto,contacto,persona de contacto,atencion',
  contact_title: 'contact title,title,job title,position,cargo de contacto,cargo,puesto,titulo',
  contact_email:
    'contact email,contact e mail,contact mail,correo de contacto,correo electronico de contacto',
  contact_phone:
    'contact phone,contact phone number,contact tel,direct phone,mobile,cell,telefono de contacto,celular,movil',
  contact_rank: 'contact rank,rank,contact type,priority,rango de contacto,rango,tipo de contacto,prioridad',
};

export const guessColumns = columnGuesser(synonyms, {
  prefixes: ['client', 'customer', 'billing'],
  suffixes: ['de cliente'],
});

/** The settings with which a list of clients is read. */
export const clientImportMapping = z.strictObject({
  ...readingFields,
  columns: mappedColumns(clientTargets),
  existing: z.enum(existingChoices).default('skip'),
  /** By what rows find clients that they update. */
  match: z.enum(clientKeys).default('account_number'),
  clear_empty: z.boolean().default(false),
  /** Turns names and addresses in capitals into ordinary spelling. */
  fix_case: z.boolean().default(true),
});

export type ClientImportMapping = z.infer<typeof clientImportMapping>;
