import { importBuilt } from '../apps/server/import-built.ts';

// One web process as in production, but without rate limits: for them the eight clients of a load run count as one person.
const { startWeb } = await importBuilt('web', console.error);
const { address, close } = await startWeb(undefined, { rateLimits: false });
console.log(address);
process.once('SIGTERM', () => void close().then(() => process.exit(0)));
