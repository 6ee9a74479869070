import { IconFileImport } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink, useMayOpen } from '#platform/web/routing/index';

const page = '/admin/jobs/rent-rolls';

/** To the import of all tenants and vacancies of a building from its rent roll. */
export const RentRollLink = ({ buildingId }: { buildingId: number }) => {
  const t = useText();
  if (!useMayOpen(page)) return null;
  return (
    <ButtonLink
      to={`${page}?of=${buildingId}`}
      variant="default"
      size="xs"
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      {t('buildings:plan.importRentRoll')}
    </ButtonLink>
  );
};
