import type { z } from 'zod';
import type { Stamps } from '#platform/web/outbox/index';
import type { Supply, supplyEndpoints } from '../../contract/index.ts';
import { type AboutSite, createSupplyWrite, updateSupplyWrite } from './supply-writes.ts';

type Body<E extends { body: z.ZodObject }> = z.output<E['body']>;

type NewSupply = Omit<Body<typeof supplyEndpoints.createSupply>, 'client_uuid'>;

export const createSupplyEntry =
  (site: AboutSite) =>
  (_client: unknown, body: NewSupply, _values: unknown, { client_uuid }: Stamps) => ({
    kind: createSupplyWrite,
    parts: { params: { id: site.jobId }, body: { ...body, client_uuid } },
    about: { ...site, supplyId: null, name: body.name },
  });

export const updateSupplyEntry =
  (site: AboutSite, { id }: Supply) =>
  (_client: unknown, body: Body<typeof supplyEndpoints.updateSupply>) => ({
    kind: updateSupplyWrite,
    parts: { params: { id: site.jobId, supplyId: id }, body },
    about: { ...site, supplyId: id, name: body.name },
  });
