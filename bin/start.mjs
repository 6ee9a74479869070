import { prepare, runAndExit } from './prepare.mjs';

try {
  runAndExit(await prepare(), ['apps/server/start.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
