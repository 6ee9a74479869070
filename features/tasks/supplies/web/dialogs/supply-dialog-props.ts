import type { Write } from '#platform/web/outbox/index';
import type { JobSupplies, Supply } from '../../contract/index.ts';
import type { AboutSite } from '../outbox/supply-writes.ts';

export type SupplyDialogProps = {
  site: AboutSite;
  shown: JobSupplies;
  /** Null for a new one. */
  supply: Supply | null;
  refused?: Write | undefined;
  onClose: () => void;
};
