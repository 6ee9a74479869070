import { cruiseWalls } from './rules/walls.ts';

const { violations, unseen, modules } = await cruiseWalls();
for (const line of violations) console.error(line);
for (const path of unseen) console.error(`not seen by the cruiser: ${path}`);
if (violations.length + unseen.length > 0) process.exitCode = 1;
else console.log(`${modules} modules, no wall broken`);
