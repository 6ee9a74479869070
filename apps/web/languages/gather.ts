import type { Bundle } from '#platform/web/i18n/index';

const namespaceOf = (path: string): string => {
  if (path.includes('/platform/')) return 'platform';
  return /features\/([^/]+)\//.exec(path)?.[1] ?? 'app';
};

/** Namespaces by the folder a file lies in: `platform`, `app`, or the feature's name. */
export const gather = (files: Record<string, unknown>): Bundle =>
  Object.fromEntries(Object.entries(files).map(([path, texts]) => [namespaceOf(path), texts]));
