import { z } from 'zod';
import { type ImportMapping, importMapping, newImportClient } from '../../contract/index.ts';

export type MappingValues = { mapping: ImportMapping };

const body = z.strictObject({ mapping: importMapping });

const bodyWithClient = z.strictObject({ mapping: importMapping.extend({ client: newImportClient }) });

/** Validates a new client field by field: a union could only say that no shape matches. */
export const bodyFor = (makesClient: boolean): typeof body | typeof bodyWithClient =>
  makesClient ? bodyWithClient : body;

export const makesClient = ({ client }: ImportMapping): boolean => client !== null && 'name' in client;
