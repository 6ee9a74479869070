import { z } from 'zod';
import { enteredMapping, type ImportMapping, newImportClient } from '../../contract/index.ts';

export type MappingValues = { mapping: ImportMapping };

const body = z.strictObject({ mapping: enteredMapping });

const bodyWithClient = z.strictObject({ mapping: enteredMapping.extend({ client: newImportClient }) });

/** Validates a new client field by field: a union could only say that no shape matches. */
export const bodyFor = (makesClient: boolean): typeof body | typeof bodyWithClient =>
  makesClient ? bodyWithClient : body;

export const makesClient = ({ client }: ImportMapping): boolean => client !== null && 'name' in client;
