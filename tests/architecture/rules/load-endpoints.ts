import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointShape } from '#platform/contract/endpoint';
import { root } from './project-files.ts';

const isEndpoint = (value: unknown): value is EndpointShape =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** The endpoints in the tables of all features, each as `feature.name`. */
export const loadEndpoints = async (): Promise<[string, EndpointShape][]> => {
  const found: [string, EndpointShape][] = [];
  for (const path of globSync('features/*/*/contract/index.ts', { cwd: root })) {
    const contract: Record<string, unknown> = await import(join(root, path));
    for (const table of Object.values(contract)) {
      if (typeof table !== 'object' || table === null) continue;
      for (const [name, value] of Object.entries(table)) {
        if (isEndpoint(value)) found.push([`${path.split('/')[2]}.${name}`, value]);
      }
    }
  }
  return found;
};
