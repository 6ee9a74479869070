import type { Building } from '../../contract/index.ts';
import { hereHref } from '../addresses.ts';
import type { AboutBuilding } from './building-writes.ts';

export const aboutBuilding = (
  { id, name: building }: Pick<Building, 'id' | 'name'>,
  name: string,
  record: number | null = null,
): AboutBuilding => ({ buildingId: id, building, name, record, at: hereHref() });
