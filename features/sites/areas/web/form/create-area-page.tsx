import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import type { AreaRow } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { AreaForm } from './area-form.tsx';
import { areaSearch } from './area-values.ts';
import { useCreateForm } from './use-create-form.ts';

const Creating = ({ below, refused }: { below: number | undefined; refused: Write | undefined }) => {
  const t = useText();
  const go = useGo();
  const { form, set } = useCreateForm({
    parent: below ?? null,
    refused,
    onSaved: (outcome: Outcome<AreaRow>) => {
      showSuccess(outcome.sent ? t('areas:created') : savedWords(outcome));
      void go(paths.list);
    },
  });
  return <AreaForm form={form} set={set} label={t('areas:titles.create')} save={t('areas:form.create')} />;
};

const CreateAreaPage = () => {
  const t = useText();
  const [{ below, unsent }] = useSearchState(areaSearch);
  const refused = useRefused(unsent);
  return (
    <>
      <PageHeader
        title={t('areas:titles.create')}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('areas:titles.list'), to: paths.list },
          t('areas:titles.create'),
        ]}
      />
      {refused === 'loading' ? (
        <PageSkeleton />
      ) : (
        <Creating key={refused?.id} below={below} refused={refused} />
      )}
    </>
  );
};

export default CreateAreaPage;
