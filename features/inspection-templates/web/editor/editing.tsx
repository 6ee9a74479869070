import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call, isApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords, useRefused, type Write } from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import { PageSkeleton } from '#platform/web/ui/index';
import { countQuestions, type Template, templateEndpoints } from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { readTemplatesAgain } from '../live.ts';
import type { Shown } from './editor-actions.ts';
import { Sections } from './sections.tsx';
import { TemplateForm } from './template-form.tsx';
import { useTemplateForm } from './use-template-form.ts';

type Props = {
  template: Template;
  refused: Write | undefined;
  shown: Shown;
  setShown: (change: (shown: Shown) => Shown) => void;
  onSaved: (template: Template) => void;
};

const usePublish = (onSaved: (template: Template) => void) => {
  const t = useText();
  const client = useQueryClient();
  return async ({ id, updated_at }: Template): Promise<void> => {
    try {
      const done = await call(templateEndpoints.publishTemplate, { params: { id }, body: { updated_at } });
      showSuccess(t('inspection-templates:published', { version: String(done.version) }));
      onSaved(done);
    } catch (error) {
      showProblem(error);
      if (isApiError(error, 'stale')) readTemplatesAgain(client, [id]);
    }
  };
};

const Form = ({ template, refused, shown, setShown, onSaved }: Props) => {
  const t = useText();
  const go = useGo();
  const publishes = useRef(false);
  const publish = usePublish(onSaved);
  const { form } = useTemplateForm(template, {
    refused,
    onSaved: (outcome: Outcome<Template>) => {
      if (!outcome.sent) {
        showSuccess(savedWords(outcome));
        void go(paths.list);
        return;
      }
      if (publishes.current) void publish(outcome.answer);
      else showSuccess(t('inspection-templates:saved'));
      onSaved(outcome.answer);
    },
    onReloaded: onSaved,
  });
  const saveAndPublish = async () => {
    if (!form.isDirty()) return publish(template);
    publishes.current = true;
    await form.submit();
    publishes.current = false;
  };
  return (
    <TemplateForm
      form={form as never}
      label={t('inspection-templates:titles.edit')}
      save={t('inspection-templates:actions.save')}
      {...(template.allowed_transitions.includes('publish') && { onPublish: () => void saveAndPublish() })}
    >
      <Sections form={form as never} shown={shown} setShown={setShown} />
    </TemplateForm>
  );
};

/** A template with more questions opens with its sections collapsed. */
const manyQuestions = 60;

/** Keeps the template as it was opened, so that the server notices a save over a newer version. */
const Editing = ({
  template,
  unsent,
  onShow,
}: {
  template: Template;
  unsent: string | undefined;
  onShow: (template: Template) => void;
}) => {
  const [opened, setOpened] = useState(template);
  const [shown, setShown] = useState<Shown>(() => {
    const { sections } = template.content;
    const fold = countQuestions(sections) > manyQuestions;
    return { opened: null, folded: new Set(fold ? sections.map(({ id }) => id) : []) };
  });
  const refused = useRefused(unsent);
  if (refused === 'loading') return <PageSkeleton />;
  const onSaved = (next: Template) => {
    setOpened(next);
    onShow(next);
  };
  return <Form key={opened.updated_at} template={opened} {...{ refused, shown, setShown, onSaved }} />;
};

export default Editing;
