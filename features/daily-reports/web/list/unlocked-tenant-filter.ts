import { useText } from '#platform/web/i18n/index';
import { type FilterKind, fieldFilter, urlId } from '#platform/web/list/index';

/** Only the figures set it, and their bar has said who it is. */
const linkedKind: FilterKind = { useWords: (_search, { label }) => useText()(label) };

export const unlockedTenantFilter = fieldFilter('unlocked_tenant', urlId(), linkedKind, {
  label: 'daily-reports:list.unlockedTenant',
});
