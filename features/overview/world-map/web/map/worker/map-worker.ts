import type { AddProtocolAction } from 'maplibre-gl';
import MapWorker from 'maplibre-gl/dist/maplibre-gl-worker.mjs';
import { loadAtlas } from './atlas.ts';
import { loadSites } from './sites.ts';

type Scope = { worker?: unknown; addProtocol: (name: string, load: AddProtocolAction) => void };

const scope = self as unknown as Scope;

// Importing the library's worker starts it. This use keeps the bundler from dropping the import.
scope.worker ??= new MapWorker(self);
scope.addProtocol('atlas', async ({ url }) => ({ data: await loadAtlas(url) }));
scope.addProtocol('sites', async ({ url }) => ({ data: await loadSites(url) }));
