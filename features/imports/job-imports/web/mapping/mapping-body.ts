import { z } from 'zod';
import { enteredMapping, type JobImportMapping, newImportClient } from '../../contract/index.ts';

const body = z.strictObject({ mapping: enteredMapping });

const bodyWithClient = z.strictObject({ mapping: enteredMapping.extend({ client: newImportClient }) });

/** Validates a new client field by field: a union could only say that no shape matches. */
export const bodyFor = ({ client }: JobImportMapping): typeof body | typeof bodyWithClient =>
  client !== null && 'name' in client ? bodyWithClient : body;
