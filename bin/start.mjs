import { prepare, serveAndExit } from './prepare.mjs';

try {
  serveAndExit(await prepare(), ['apps/server/start.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
