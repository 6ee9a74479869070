export const recordFiles = ({ many, one }) => ({
  [`web/record/${one.kebab}-form.tsx`]: `import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { type ${one.pascal}, ${one.camel}Endpoints } from '../../contract/index.ts';
import { read${many.pascal}Again } from '../live.ts';

const { create${one.pascal}, update${one.pascal} } = ${one.camel}Endpoints;

type Changes = z.output<typeof update${one.pascal}.body>;

type Props = {
  /** Absent: the form makes a new one. */
  ${one.camel}?: ${one.pascal};
  onSaved: (saved: ${one.pascal}) => void;
  /** The person chose the saved record over the own input. */
  onReloaded?: (record: ${one.pascal}) => void;
};

const use${one.pascal}Form = ({ ${one.camel}, onSaved, onReloaded }: Props) => {
  const t = useText();
  const client = useQueryClient();
  return useRecordForm({
    name: '${one.kebab}',
    record: ${one.camel}?.id ?? 'new',
    schema: ${one.camel} ? update${one.pascal}.body : create${one.pascal}.body,
    updatedAt: ${one.camel}?.updated_at,
    initialValues: { name: ${one.camel}?.name ?? '', notes: ${one.camel}?.notes ?? '' },
    labels: { name: t('${many.kebab}:field.name'), notes: t('${many.kebab}:field.notes') },
    save: (body) =>
      ${one.camel}
        ? call(update${one.pascal}, { params: { id: ${one.camel}.id }, body: body as Changes })
        : call(create${one.pascal}, { body }),
    onSaved: (saved) => {
      read${many.pascal}Again(client, [saved.id]);
      showSuccess(t('${many.kebab}:saved'));
      onSaved(saved);
    },
    onReloaded: (record) => onReloaded?.(record as ${one.pascal}),
  });
};

export const ${one.pascal}Form = (props: Props) => {
  const t = useText();
  const form = use${one.pascal}Form(props);
  return (
    <RecordForm form={form} label={t('${many.kebab}:titles.record')}>
      <TextInput label={t('${many.kebab}:field.name')} maxLength={form.limit('name')} {...form.field('name')} />
      <CountedTextarea
        label={t('${many.kebab}:field.notes')}
        limit={form.limit('notes')}
        {...form.field('notes')}
      />
      <FormActions saving={form.saving} />
    </RecordForm>
  );
};
`,

  [`web/record/${one.kebab}-page.tsx`]: `import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { useText } from '#platform/web/i18n/index';
import { useIdParam } from '#platform/web/routing/index';
import { PageHeader, PageSkeleton, RecordProblem } from '#platform/web/ui/index';
import { type ${one.pascal}, ${one.camel}Endpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { ${one.pascal}Form } from './${one.kebab}-form.tsx';
import { useDelete${one.pascal} } from './use-delete-${one.kebab}.ts';

/** Keeps the record as it was opened while others change it, so that a save against a newer one is noticed. */
const Editing = ({ ${one.camel}: read }: { ${one.camel}: ${one.pascal} }) => {
  const [opened, setOpened] = useState(read);
  return (
    <${one.pascal}Form
      key={opened.updated_at}
      ${one.camel}={opened}
      onSaved={setOpened}
      onReloaded={setOpened}
    />
  );
};

const ${one.pascal}Page = () => {
  const t = useText();
  const id = useIdParam('${one.camel}Id');
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    ...endpointQuery(${one.camel}Endpoints.get${one.pascal}, { params: { id } }),
    refetchOnMount: 'always',
  });
  const deleteAction = useDelete${one.pascal}(id);
  const list = { title: t('${many.kebab}:titles.list'), to: paths.list };
  if (error && !data) {
    return (
      <RecordProblem
        error={error}
        retry={() => void refetch()}
        title={t('${many.kebab}:titles.record')}
        breadcrumbs={[list, t('${many.kebab}:titles.record')]}
        missing={{
          title: t('${many.kebab}:notFound'),
          back: { label: t('${many.kebab}:actions.back'), to: paths.list },
        }}
      />
    );
  }
  if (!data || !isFetchedAfterMount) return <PageSkeleton />;
  return (
    <>
      <PageHeader title={data.name} breadcrumbs={[list, data.name]} menu={[deleteAction]} />
      <Editing key={id} ${one.camel}={data} />
    </>
  );
};

export default ${one.pascal}Page;
`,

  [`web/record/use-delete-${one.kebab}.ts`]: `import { IconTrash } from '@tabler/icons-react';
import { useAction } from '#platform/web/api/index';
import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { useGo } from '#platform/web/routing/index';
import { ${one.camel}Endpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';

/** The delete action of the menu. It goes back to the list, where it can be undone. */
export const useDelete${one.pascal} = (id: number) => {
  const t = useText();
  const go = useGo();
  const { list${many.pascal}, get${one.pascal}, delete${one.pascal}, restore${one.pascal} } = ${one.camel}Endpoints;
  const restore = useAction(restore${one.pascal}, { refreshes: [list${many.pascal}, get${one.pascal}] });
  const remove = useAction(delete${one.pascal}, {
    refreshes: [list${many.pascal}],
    onSuccess: () => {
      void go(paths.list);
      showSuccess(t('${many.kebab}:deleted'), {
        label: t('platform:actions.undo'),
        run: () => restore.mutate({ params: { id } }),
      });
    },
  });
  return {
    label: t('platform:actions.delete'),
    icon: IconTrash,
    danger: true,
    onClick: () => remove.mutate({ params: { id } }),
  };
};
`,
});
