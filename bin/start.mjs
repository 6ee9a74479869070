import { prepare, serveAndExit } from './prepare.mjs';

try {
  serveAndExit(await prepare(), ['apps/server/run-built.ts', 'start']);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
