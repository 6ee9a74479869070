import { type Sample, write } from '#platform/server/testing/sample';
import { supplyEndpoints, supplyRequestEndpoints } from '../contract/index.ts';
import { fillShelf } from './requests/request-repository.ts';

export const sample: Sample = {
  create: async ({ call, known }) => {
    const params = { id: Number(known.jobId) };
    const body = { name: 'Paper towels', unit: 'case', par_level: 6 } as const;
    const { id: supplyId } = await call(supplyEndpoints.createSupply, { params, body });
    await call(supplyEndpoints.countSupply, { params: { ...params, supplyId }, body: { on_hand: 2 } });
    const request = await call(supplyRequestEndpoints.createSupplyRequest, {
      params,
      body: { lines: [{ supply_id: supplyId, quantity: 4 }] },
    });
    return { supplyId, requestId: request.id };
  },
  writes: [
    write(supplyEndpoints.createSupply, (id) => ({ body: { common_area_id: id('commonAreaId') } })),
    write(supplyEndpoints.updateSupply, (id) => ({ body: { common_area_id: id('commonAreaId') } })),
    write(supplyEndpoints.copySupplies, (id) => ({ body: { from_job_id: id('otherJobId') } })),
    write(supplyRequestEndpoints.createSupplyRequest, (id) => ({
      body: { lines: [{ supply_id: id('supplyId'), quantity: 2 }], building_id: id('buildingId') },
    })),
  ],
  statements: [(tenant, known) => fillShelf(tenant, Number(known.requestId), new Date().toISOString())],
  grow: [
    `insert into supplies (organization_id, job_id, name, unit, par_level, on_hand, counted_at)
     select :organizationId, :jobId, 'Liners ' || n, 'roll', 5, 1, now() from :more`,
    `with made as (
       insert into tasks (organization_id, number, title, description, job_id, building_id, type, status)
       select :organizationId, 900000 + n, 'Supplies', 'Supplies', :jobId, :buildingId, 'request', 'open' from :more
       returning id)
     insert into supply_requests (organization_id, job_id, task_id)
     select :organizationId, :jobId, id from made`,
    `insert into supply_request_lines (organization_id, request_id, place, name, unit, quantity)
     select :organizationId, r.id, 0, 'Liners', 'roll', 2 from supply_requests r
     where r.organization_id = :organizationId and not exists (
       select from supply_request_lines l where l.organization_id = :organizationId and l.request_id = r.id)`,
  ],
  lists: { listSupplies: '', listSupplyRequests: '' },
  short: { listSupplyNames: 'at most twenty names' },
};
