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
import { refreshTemplates } from '../live.ts';
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
  head: Element | null;
} & ReturnType<typeof usePublish>;

const usePublish = (onSaved: (template: Template) => void) => {
  const t = useText();
  const client = useQueryClient();
  const [publishing, setPublishing] = useState(false);
  const publish = async ({ id, updated_at }: Template): Promise<void> => {
    setPublishing(true);
    try {
      const done = await call(templateEndpoints.publishTemplate, { params: { id }, body: { updated_at } });
      showSuccess(t('inspection-templates:done.publish', { version: String(done.version) }));
      onSaved(done);
    } catch (error) {
      showProblem(error);
      if (isApiError(error, 'stale')) refreshTemplates(client, [id]);
    } finally {
      setPublishing(false);
    }
  };
  return { publish, publishing };
};

const Form = ({ template, refused, shown, setShown, onSaved, head, publish, publishing }: Props) => {
  const t = useText();
  const go = useGo();
  const publishes = useRef(false);
  const { form } = useTemplateForm(template, {
    refused,
    onSaved: (outcome: Outcome<Template>) => {
      if (!outcome.sent) {
        const later = publishes.current ? ` ${t('inspection-templates:publishLater')}` : '';
        showSuccess(`${savedWords(outcome)}${later}`);
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
      form={form}
      label={t('inspection-templates:titles.edit')}
      save={t('inspection-templates:actions.save')}
      publishing={publishing}
      head={head}
      draft={template.status === 'draft'}
      {...(template.allowed_transitions.includes('publish') && { onPublish: () => void saveAndPublish() })}
    >
      <Sections form={form} shown={shown} setShown={setShown} />
    </TemplateForm>
  );
};

/** A template with more questions opens with its sections collapsed. */
const manyQuestions = 60;

/** Keeps the template as it was opened, so that the server notices a save over a newer version. */
const Editing = ({
  template,
  unsent,
  head,
  onShow,
}: {
  template: Template;
  unsent: string | undefined;
  /** The place in the head of the page where publishing is offered. */
  head: Element | null;
  onShow: (template: Template) => void;
}) => {
  const [opened, setOpened] = useState(template);
  const [shown, setShown] = useState<Shown>(() => {
    const { sections } = template.content;
    const fold = countQuestions(sections) > manyQuestions;
    return { opened: null, folded: new Set(fold ? sections.map(({ id }) => id) : []) };
  });
  const refused = useRefused(unsent);
  const onSaved = (next: Template) => {
    setOpened(next);
    onShow(next);
  };
  const publishes = usePublish(onSaved);
  if (refused === 'loading') return <PageSkeleton />;
  return (
    <Form
      key={opened.updated_at}
      template={opened}
      refused={refused}
      shown={shown}
      setShown={setShown}
      onSaved={onSaved}
      head={head}
      {...publishes}
    />
  );
};

export default Editing;
