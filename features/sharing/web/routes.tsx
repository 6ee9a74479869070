import './texts.ts';
import { defineFeature } from '#platform/web/feature/index';

/** The pages of what is shared belong to the features that share it. */
export const feature = defineFeature({});
