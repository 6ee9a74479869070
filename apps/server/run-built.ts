import { importBuilt } from './import-built.ts';

// `node apps/server/run-built.ts start`: runs a program of this directory from the built server.
const [name] = process.argv.slice(2);
if (name !== 'start' && name !== 'worker') throw new Error(`No such program: ${name}`);
try {
  await importBuilt(name);
} catch (error) {
  // Only now: the sources that it imports are in the built server, too, and would take memory twice.
  const { failToStart } = await import('./explain-start.ts');
  failToStart(error as Error);
}
