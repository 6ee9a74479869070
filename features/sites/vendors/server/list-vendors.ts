import { forbidden, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import type { Person } from '#platform/server/http/person';
import type { vendorEndpoints } from '../contract/index.ts';
import { vendorRepository } from './vendor-repository.ts';

type List = SignedInCall<(typeof vendorEndpoints)['listVendors']>;
type Get = SignedInCall<(typeof vendorEndpoints)['getVendor']>;

const mayRestore = ({ flags }: Person): boolean => flags.has('admin.canEditJobSite');

export const listVendors = ({ tenant, person, query }: Pick<List, 'tenant' | 'person' | 'query'>) => {
  if (query.deleted && !mayRestore(person)) throw forbidden();
  return vendorRepository.loadPage(tenant, query);
};

export const getVendor = async ({
  tenant,
  person,
  params,
  query,
}: Pick<Get, 'tenant' | 'person' | 'params' | 'query'>) => {
  const deleted = query.deleted && mayRestore(person);
  const vendor = await vendorRepository.load(tenant, params.id, { deleted });
  if (!vendor) throw notFound();
  return vendor;
};
