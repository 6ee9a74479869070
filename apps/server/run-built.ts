import { importBuilt } from './import-built.ts';

// `node apps/server/run-built.ts start`: runs a program of this directory from the built server.
const [name] = process.argv.slice(2);
if (name !== 'start' && name !== 'worker') throw new Error(`No such program: ${name}`);
await importBuilt(name);
