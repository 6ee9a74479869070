import { IconMapOff } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { EmptyState, PageHeader } from '#platform/web/ui/index';

const NotFoundPage = () => {
  const t = useText();
  return (
    <>
      <PageHeader title={t('app:titles.notFound')} />
      <EmptyState
        icon={IconMapOff}
        title={t('app:notFound.title')}
        text={t('app:notFound.text')}
        action={
          <ButtonLink to="/" variant="default">
            {t('platform:actions.home')}
          </ButtonLink>
        }
      />
    </>
  );
};

export default NotFoundPage;
