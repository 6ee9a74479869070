import type { Bundle } from './text-store.ts';

const namespaceOf = (path: string): string => {
  if (path.includes('/platform/')) return 'platform';
  return /features\/[^/]+\/([^/]+)\//.exec(path)?.[1] ?? 'app';
};

/** The namespace of a text file is its folder: `platform`, `app`, or the name of the feature. */
export const textsByNamespace = (files: Record<string, unknown>): Bundle =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts]));
