import { importBuilt } from './import-built.ts';

// `node apps/server/run-built.ts start`: runs a program of this directory from the built server.
const [name] = process.argv.slice(2);
if (name !== 'start' && name !== 'worker') throw new Error(`No such program: ${name}`);
try {
  await importBuilt(name);
} catch (error) {
  // Imported only after a failure: the built server has the same sources in it, which would take memory twice.
  const { failToStart } = await import('./explain-start.ts');
  failToStart(error as Error);
}
