import { z } from 'zod';
import { urlText } from '../routing/search-fields.ts';

const urlDate = () => z.iso.date().optional().catch(undefined);

/** The range in the address of a dashboard. */
export const rangeSearch = { range: urlText(), from: urlDate(), to: urlDate() };
