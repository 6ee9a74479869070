import { invalid, type MessageRef } from '#platform/contract/errors';
import { type ImportColumn, type ImportMapping, requiredTargets } from '../../contract/index.ts';

/** Refuses a mapping that no row could pass, naming every fault at once. */
export const checkMapping = (mapping: ImportMapping, columns: readonly ImportColumn[]): void => {
  const faults: Record<string, (string | MessageRef)[]> = {};
  const known = new Set(columns.map(({ name }) => name));
  const feeding = new Set<string>();
  for (const [target, column] of Object.entries(mapping.columns)) {
    const field = `mapping.columns.${target}`;
    if (!known.has(column)) faults[field] = ['import_column_unknown'];
    else if (feeding.has(column)) faults[field] = ['import_column_twice'];
    feeding.add(column);
  }
  for (const target of requiredTargets) {
    if (mapping.columns[target] === undefined) {
      faults[`mapping.columns.${target}`] = ['import_column_required'];
    }
  }
  const namesClients = mapping.columns.client_name ?? mapping.columns.client_account_number;
  if (mapping.client === null && namesClients === undefined)
    faults['mapping.client'] = ['import_client_required'];
  if (Object.keys(faults).length > 0) throw invalid(faults);
};
