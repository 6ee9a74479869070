import type { Messages } from '#platform/contract/messages/catalogue';

/** Texts of the validation rules in the features' schemas. */
export const messages: readonly Messages[] = Object.values(
  import.meta.glob<Record<string, Messages>>('../../features/*/*/contract/messages.ts', { eager: true }),
).flatMap((module) => Object.values(module));
