import type { Binding } from './binding.ts';

const faultsOf = ({ endpoint, handler }: Binding): string[] => {
  const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const declared = Object.keys(endpoint.params?.shape ?? {});
  const writes = endpoint.method === 'POST' || endpoint.method === 'PUT';
  const checks: [boolean, string][] = [
    [!endpoint.access, 'declares no access'],
    [!endpoint.rate, 'declares no rate class'],
    [!endpoint.answer, 'declares no answer'],
    [endpoint.audit === undefined, 'declares no audit action'],
    [!handler, 'has no handler'],
    [
      endpoint.access === 'token' && !declared.includes('orgSlug'),
      'takes a token without naming its organization',
    ],
    [
      endpoint.shares !== undefined && endpoint.access !== 'token',
      'shares a record without asking for a token',
    ],
    [named.toSorted().join() !== declared.toSorted().join(), 'has params that differ from its path'],
    [writes && !endpoint.body && !endpoint.files && declared.length === 0, 'is a write without input'],
  ];
  return checks.filter(([wrong]) => wrong).map(([, what]) => what);
};

/** Start-up fails when a row of the endpoint table is incomplete, so that no endpoint is served by oversight. */
export const checkEndpoints = (bindings: readonly Binding[]): void => {
  const faults = bindings.flatMap((binding) =>
    faultsOf(binding).map((what) => `${binding.name} (${binding.endpoint.path}) ${what}`),
  );
  if (faults.length > 0) throw new Error(`endpoint table:\n${faults.join('\n')}`);
};
