export { type HeldKey, keysHeldBy } from './record/key-counts-repository.ts';
