import { gatherFeatures } from '#platform/server/feature/gather-features';
import { features } from './features.ts';
import { maintain } from './maintain.ts';

/** All that the processes serve, and the work of their queues. */
export const product = gatherFeatures(features, maintain);
