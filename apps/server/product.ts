import { gatherFeatures } from '#platform/server/feature/gather-features';
import { features } from './features.ts';
import { maintain } from './maintain.ts';

/** What the processes serve and work off. */
export const product = gatherFeatures(features, maintain);
