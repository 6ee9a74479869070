import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import {
  supplyEndpoints,
  supplyListEndpoints,
  supplyMessages,
  supplyRequestEndpoints,
} from '../contract/index.ts';
import { auditedSupplies } from './audited-supplies.ts';
import { exportSupplies } from './list/export-supplies.ts';
import { listSupplies } from './list/supply-list-repository.ts';
import { createSupplyRequest } from './requests/create-supply-request.ts';
import { listSupplyRequests } from './requests/list-supply-requests.ts';
import { stockSupplyRequest } from './requests/stock-supply-request.ts';
import { copySupplies } from './supplies/copy-supplies.ts';
import { countSupply } from './supplies/count-supply.ts';
import { createSupply } from './supplies/create-supply.ts';
import { listJobSupplies, listSupplyNames } from './supplies/list-job-supplies.ts';
import { updateSupply } from './supplies/update-supply.ts';

export const feature = defineServerFeature({
  name: 'supplies',
  endpoints: { ...supplyEndpoints, ...supplyRequestEndpoints, ...supplyListEndpoints },
  handlers: {
    listJobSupplies,
    createSupply,
    updateSupply,
    countSupply,
    copySupplies,
    listSupplyNames,
    listSupplyRequests,
    createSupplyRequest,
    stockSupplyRequest,
    listSupplies,
    exportSupplies,
  },
  messages: supplyMessages,
  audited: auditedSupplies,
  liveAccess: { supply: 'hasAccessWorld', 'supply-request': 'hasAccessWorld' },
});
