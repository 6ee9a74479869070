import { z } from 'zod';
import { type AreaRow, areaEndpoints } from '../../contract/index.ts';

export const createSchema = areaEndpoints.createArea.body;

export const editSchema = areaEndpoints.updateArea.body;

export type AreaValues = { name: string; parent_area_id: number | null; manager_user_id: number | null };

export const valuesOf = ({ name, parent_area_id, manager }: Omit<AreaRow, 'id' | 'updated_at'>) => ({
  name,
  parent_area_id,
  manager_user_id: manager?.id ?? null,
});

const urlId = () => z.coerce.number().int().positive().optional().catch(undefined);

/** `?below=5` fills in the area above; `?unsent=<id>` opens a write that the server refused. */
export const areaSearch = z.object({ below: urlId(), unsent: z.string().optional().catch(undefined) });
