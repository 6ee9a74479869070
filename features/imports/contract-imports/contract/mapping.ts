import { z } from 'zod';
import {
  columnGuesser,
  existingChoices,
  mappedColumns,
  readingFields,
  type Synonyms,
} from '#features/imports/imports/contract';

/** The fields that a column of a list of contracts can fill. */
export const contractTargets = [
  'job_number',
  'service',
  'number',
  'start_date',
  'termination_date',
  'labor_price',
  'supply_price',
  'equipment_price',
  'tech_price',
  'other_price',
  'days_per_week',
  'auto_renew',
  'term_months',
  'renewal_notice_days',
  'escalator_pct',
  'signed_at',
  'notes',
] as const;

export type ContractTarget = (typeof contractTargets)[number];

/** Fields that hold a number of something. */
export const measures: readonly ContractTarget[] = [
  'labor_price',
  'supply_price',
  'equipment_price',
  'tech_price',
  'other_price',
  'escalator_pct',
];

export const requiredTargets = ['job_number', 'number', 'start_date'] as const;

const synonyms: Synonyms<ContractTarget> = {
  job_number:
    'job number,job,job id,job code,site number,site id,site code,numero de trabajo,trabajo,codigo de trabajo,numero de sitio',
  service: 'service,service name,service type,scope,servicio,nombre de servicio,tipo de servicio',
  number: 'contract number,contract,contract id,agreement number,numero de contrato,contrato',
  start_date:
    'start date,start,begin,begins,from,effective date,effective,commencement,contract start,fecha de inicio,inicio,desde,vigencia desde,comienza',
  termination_date:
    'end date,end,ends,until,termination date,expiration date,expires,expiration,contract end,fecha de fin,fin,hasta,vencimiento,termina',
  labor_price:
    'labor,labor price,labor per month,labour,mano de obra,precio de mano de obra,mano de obra por mes',
  supply_price:
    'supplies,supply,supply price,supplies per month,suministros,insumos,precio de suministros,suministros por mes',
  equipment_price:
    'equipment,equipment price,equipment per month,equipo,equipos,precio de equipo,equipo por mes',
  tech_price:
    'tech,technology,tech price,technology per month,tecnologia,precio de tecnologia,tecnologia por mes',
  other_price:
    'other,other price,price,monthly price,amount,monthly amount,other per month,otro,otros,precio,precio mensual,importe,otros por mes',
  days_per_week: 'days per week,days a week,frequency,days,dias por semana,dias a la semana,frecuencia,dias',
  auto_renew:
    'renews itself,renews automatically,auto renew,auto renewal,automatic renewal,evergreen,se renueva solo,se renueva automaticamente,renovacion automatica',
  term_months: 'term in months,term months,term,months,plazo en meses,plazo,meses',
  renewal_notice_days:
    'notice in days,notice days,notice,notice period,aviso en dias,dias de aviso,aviso,plazo de aviso',
  escalator_pct:
    'escalator in percent,escalator,increase,annual increase,cpi,aumento anual en porcentaje,aumento anual,aumento',
  signed_at: 'signed on,signed,signature date,date signed,firmado el,firmado,fecha de firma',
  notes: 'notes,note,comments,remarks,notas,nota,comentarios,observaciones',
};

export const guessColumns = columnGuesser(synonyms, { prefixes: [], suffixes: [] });

/** The settings with which a list of contracts is read. */
export const contractImportMapping = z.strictObject({
  ...readingFields,
  columns: mappedColumns(contractTargets),
  existing: z.enum(existingChoices).default('skip'),
});

export type ContractImportMapping = z.infer<typeof contractImportMapping>;
