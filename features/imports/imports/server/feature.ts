import { defineServerFeature } from '#platform/server/feature/define-server-feature';
import { defineWork } from '#platform/server/queue/define-work';
import { importMessages } from '../contract/index.ts';
import type { AnyKind } from './kind.ts';
import { importWork, runImport } from './run/run-import.ts';

declare module '#platform/server/feature/server-feature' {
  interface ServerFeatureParts {
    /** Keyed by the name of the kind. */
    importKinds: AnyKind;
  }
}

export const feature = defineServerFeature({
  name: 'imports',
  endpoints: {},
  handlers: {},
  messages: importMessages,
  work: (gather) => {
    const kinds = gather('importKinds');
    return { imports: defineWork(importWork, (wiring, work) => runImport(wiring, kinds, work)) };
  },
});
