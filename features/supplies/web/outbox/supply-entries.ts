import type { z } from 'zod';
import type { Supply, supplyEndpoints } from '../../contract/index.ts';
import { type AboutSite, createSupplyWrite, updateSupplyWrite } from './supply-writes.ts';

type Stamps = { client_uuid: string; device_created_at: string };

type Body<E extends { body: z.ZodObject }> = z.output<E['body']>;

export const createSupplyEntry =
  (site: AboutSite) =>
  (_client: unknown, body: Omit<Body<typeof supplyEndpoints.createSupply>, 'client_uuid'> & Stamps) => {
    const { device_created_at: _, ...fields } = body;
    return {
      kind: createSupplyWrite,
      parts: { params: { id: site.jobId }, body: fields },
      about: { ...site, supplyId: null, name: body.name },
    };
  };

export const updateSupplyEntry =
  (site: AboutSite, { id }: Supply) =>
  (_client: unknown, body: Body<typeof supplyEndpoints.updateSupply> & Stamps) => {
    const { client_uuid: _, device_created_at: __, ...fields } = body;
    return {
      kind: updateSupplyWrite,
      parts: { params: { id: site.jobId, supplyId: id }, body: fields },
      about: { ...site, supplyId: id, name: body.name },
    };
  };
