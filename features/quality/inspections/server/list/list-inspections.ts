import type { SignedInCall } from '#platform/server/http/call';
import type { inspectionListEndpoints } from '../../contract/index.ts';
import { listInspectionRows } from './inspection-list-repository.ts';

export const listInspections = ({
  tenant,
  person,
  query,
}: SignedInCall<(typeof inspectionListEndpoints)['listInspections']>) =>
  listInspectionRows(tenant, person, query);
