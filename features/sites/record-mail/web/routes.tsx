import { defineFeature } from '#platform/web/feature/index';

/** The dialog belongs to the pages of the records that are sent. */
export const feature = defineFeature({});
