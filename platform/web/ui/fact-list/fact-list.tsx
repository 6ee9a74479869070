import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

const isKnown = ([, value]: Fact): boolean =>
  value !== null && value !== undefined && value !== false && value !== '';

/** The facts of a record; empty ones are left out. */
export const FactList = ({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) => (
  <dl className={className}>
    {facts.filter(isKnown).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
