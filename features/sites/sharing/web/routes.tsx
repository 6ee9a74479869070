import { defineFeature } from '#platform/web/feature/index';

/** Shared pages belong to the features whose records they show. */
export const feature = defineFeature({});
