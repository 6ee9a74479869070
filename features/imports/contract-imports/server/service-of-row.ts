import { plainWord, type Remark } from '#features/imports/imports/contract';
import type { ContractLine } from '../contract/index.ts';
import type { Service } from './services-of-jobs-repository.ts';

export type Found = { service: Service } | { fault: Remark };

/** Words that people use for a type of service. The product's own names are known as well. */
const typesOf: ReadonlyMap<string, Service['type']> = new Map(
  (
    [
      ['cleaning', 'cleaning,janitorial,limpieza'],
      ['day-cleaning', 'day cleaning,limpieza de dia,limpieza diurna'],
      ['night-cleaning', 'night cleaning,nightly cleaning,limpieza nocturna,limpieza de noche'],
      ['day-porter', 'day porter,porter,conserje,conserje de dia'],
      ['other', 'other,otro'],
    ] as const
  ).flatMap(([type, words]) => words.split(',').map((word) => [word, type] as const)),
);

const fault = (field: keyof ContractLine, code: string, values: Remark['values'] = {}): Found => ({
  fault: { field, code, values },
});

/** Finds the service of a row by its name, else by its type. An empty cell means the only service of the job. */
export const serviceOfRow = (
  { job_number: number, service: said }: Pick<ContractLine, 'job_number' | 'service'>,
  services: readonly Service[] | undefined,
): Found => {
  if (!services) return fault('job_number', 'contract_import_job_unknown', { number });
  const [only, ...others] = services;
  if (!only) return fault('job_number', 'contract_import_service_none', { number });
  if (said === '')
    return others.length === 0
      ? { service: only }
      : fault('service', 'contract_import_service_needed', { number });
  const word = plainWord(said);
  const named = services.filter(({ name }) => plainWord(name) === word);
  const meant =
    named.length > 0 ? named : services.filter(({ type }) => type === (typesOf.get(word) ?? said));
  const [service, ...more] = meant;
  if (!service) return fault('service', 'contract_import_service_unknown', { number, text: said });
  return more.length === 0
    ? { service }
    : fault('service', 'contract_import_service_unclear', { number, text: said });
};
