import { defineFeature } from '#platform/web/feature/index';

export const feature = defineFeature({});
