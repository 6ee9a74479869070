import { requireValid } from '#platform/contract/errors';
import type { ImportColumn, ImportMapping } from '../../contract/index.ts';
import type { AnyKind, MappingFaults } from '../kind.ts';

const columnFaults = (
  { columns: chosen }: ImportMapping,
  columns: readonly ImportColumn[],
  required: readonly string[],
): MappingFaults => {
  const faults: MappingFaults = {};
  const known = new Set(columns.map(({ name }) => name));
  const feeding = new Set<string>();
  for (const [target, column] of Object.entries(chosen)) {
    if (column === undefined) continue;
    const field = `mapping.columns.${target}`;
    if (!known.has(column)) faults[field] = ['import_column_unknown'];
    else if (feeding.has(column)) faults[field] = ['import_column_twice'];
    feeding.add(column);
  }
  for (const target of required) {
    if (chosen[target] === undefined) faults[`mapping.columns.${target}`] = ['import_column_required'];
  }
  return faults;
};

/** Refuses a mapping that no row could pass, naming every fault at once. */
export const checkMapping = (
  kind: AnyKind,
  mapping: ImportMapping,
  columns: readonly ImportColumn[],
): void => {
  const faults = {
    ...columnFaults(mapping, columns, kind.requiredOf?.(mapping) ?? kind.required),
    ...kind.checkMapping?.(mapping),
  };
  requireValid(faults);
};
