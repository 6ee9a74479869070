import { useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';

/** Marks a vendor that is not offered for new work. */
export const InactiveChip = () => <StatusChip status="inactive" label={useText()('vendors:inactive')} />;
