import type { ReactNode } from 'react';
import { AnchorLink } from './links.tsx';
import { useMayFollow } from './use-may-open.ts';

/** A link to a page that the person may open; else its words alone. */
export const OpenLink = ({ to, children }: { to: string; children: ReactNode }) => {
  const mayFollow = useMayFollow();
  return mayFollow(to) ? <AnchorLink to={to}>{children}</AnchorLink> : children;
};
