import { Button } from '@mantine/core';
import { IconMapPinCheck, IconMapPinOff } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';
import { EmptyState, NothingMatches } from '#platform/web/ui/index';

export type NothingListedProps = {
  /** All sites, and those that match the search. */
  total: number;
  matching: number;
  needs: boolean;
  onClear: () => void;
  onShowAll: () => void;
};

/** Why the list is empty, and what to do about it. */
export const NothingListed = ({ total, matching, needs, onClear, onShowAll }: NothingListedProps) => {
  const t = useText();
  const mayImport = useMayOpen('/admin/jobs/import');
  if (total === 0) {
    return (
      <EmptyState
        title={t('world-map:list.empty')}
        text={t('world-map:list.emptyText')}
        action={mayImport && <ButtonLink to="/admin/jobs/import">{t('world-map:list.import')}</ButtonLink>}
      />
    );
  }
  if (matching === 0) return <NothingMatches onClear={onClear} />;
  return (
    <EmptyState
      icon={needs ? IconMapPinCheck : IconMapPinOff}
      title={t(needs ? 'world-map:list.allLocated' : 'world-map:list.noneHere')}
      text={t(needs ? 'world-map:list.allLocatedText' : 'world-map:list.noneHereText')}
      action={
        <Button variant="default" onClick={needs ? onClear : onShowAll}>
          {t(needs ? 'world-map:showLocated' : 'world-map:map.fit')}
        </Button>
      }
    />
  );
};
