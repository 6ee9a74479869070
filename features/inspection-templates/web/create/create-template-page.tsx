import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { showSuccess } from '#platform/web/feedback/index';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo, useSearchState } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton } from '#platform/web/ui/index';
import type { Template } from '../../contract/index.ts';
import { editTemplateHref, paths } from '../addresses.ts';
import { TemplateForm } from '../editor/template-form.tsx';
import { templateSearch } from '../editor/template-values.ts';
import { useNewTemplateForm } from '../editor/use-template-form.ts';
import classes from './create.module.css';
import { Library } from './library.tsx';
import { libraryQuery } from './library-query.ts';

const Creating = ({ refused }: { refused: Write | undefined }) => {
  const t = useText();
  const go = useGo();
  const { form } = useNewTemplateForm({
    refused,
    onSaved: (outcome: Outcome<Template>) => {
      showSuccess(outcome.sent ? t('inspection-templates:created') : savedWords(outcome));
      void go(outcome.sent ? editTemplateHref(outcome.answer.id) : paths.list);
    },
  });
  return (
    <TemplateForm
      form={form}
      label={t('inspection-templates:create.blank')}
      save={t('inspection-templates:actions.create')}
    />
  );
};

const CreateTemplatePage = () => {
  const t = useText();
  const [{ unsent }] = useSearchState(templateSearch);
  const refused = useRefused(unsent);
  // The library stands above the form, which would move down when it arrives.
  const { isLoading } = useQuery(libraryQuery(currentLocale()));
  const title = t('inspection-templates:titles.create');
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={[
          { title: t('app:titles.admin'), to: '/admin' },
          { title: t('inspection-templates:titles.list'), to: paths.list },
          title,
        ]}
      />
      {isLoading || refused === 'loading' ? (
        <PageSkeleton />
      ) : (
        <>
          <Library />
          <section className={classes.part} aria-labelledby="blank">
            <Title order={2} id="blank">
              {t('inspection-templates:create.blank')}
            </Title>
            <Text c="dimmed" size="sm" mb="md">
              {t('inspection-templates:create.blankText')}
            </Text>
            <Creating key={refused?.id} refused={refused} />
          </section>
        </>
      )}
    </>
  );
};

export default CreateTemplatePage;
