import type { z } from 'zod';
import { checkValues } from '#platform/web/forms/index';
import { taskEndpoints } from '../../../contract/index.ts';
import { type CreateValues, createSchema } from './task-values.ts';

const schema = taskEndpoints.createSeriesAtSites.body.omit({ sites: true });

export type SeriesBody = z.output<typeof schema>;

/** What a series has in common at all of its sites; undefined while something is missing. */
export const seriesFrom = (values: CreateValues): SeriesBody | undefined => {
  if (!checkValues(createSchema, values, undefined).ok) return undefined;
  const checked = checkValues(schema, values, undefined);
  return checked.ok ? checked.body : undefined;
};
