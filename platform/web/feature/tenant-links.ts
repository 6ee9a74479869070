import type { Flag } from '#platform/contract/flags';
import type { TextKey } from '../i18n/texts.ts';
import { createStore } from '../store/create-store.ts';

/** A link to a page of a feature about one tenant of a building. */
export type TenantLink = {
  id: string;
  title: TextKey;
  flag: Flag | null;
  order: number;
  /** Null where the feature has nothing about this tenant. */
  href: (tenant: { id: number; check_doors: boolean }) => string | null;
};

/** The application fills it; the dialog of a tenant shows it. */
export const tenantLinkStore = createStore<readonly TenantLink[]>([]);
