import { z } from 'zod';
import { urlText } from '#platform/web/routing/index';

const day = () => z.iso.date().optional().catch(undefined);

/** The filters in the address, beside the tab. */
export const photoSearch = z.object({ photos_of: urlText(), photos_from: day(), photos_to: day() });

export type PhotoSearch = z.infer<typeof photoSearch>;

export const isFiltered = (search: PhotoSearch): boolean =>
  Object.values(search).some((value) => value !== undefined);
