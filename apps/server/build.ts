import { buildWeb } from './build-web.ts';
import { buildServer } from './import-built.ts';

// What `npm start` builds at its first start.
await buildServer(console.log);
await buildWeb(console.log);
