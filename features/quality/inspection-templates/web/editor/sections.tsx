import { Alert, Box, Button, Group, Stack, Title, VisuallyHidden } from '@mantine/core';
import { IconEye, IconPlus } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { useRowDrag } from '#platform/web/ui/index';
import { type Content, countQuestions } from '../../contract/index.ts';
import { useScales } from '../use-basics.ts';
import { placeOf } from './arrange.ts';
import { type Shown, useEditor } from './editor-actions.ts';
import { errorsBelow } from './errors-of.ts';
import { SectionCard } from './section-card.tsx';
import type { TemplateValues } from './template-values.ts';
import type { TemplateForm } from './use-template-form.ts';

type Dragged = { kind: 'section' | 'question'; id: string };

const partOf = ({ dataset }: HTMLElement): Dragged => ({
  kind: dataset.part === 'section' ? 'section' : 'question',
  id: dataset.id ?? '',
});

/** Props for the element around all sections. Every section and question has `data-part` and `data-id`. A section can be
 * dropped on a section; a question on a question or a section. */
const useDrag = (onDrop: (dragged: Dragged, over: Dragged) => void) =>
  useRowDrag({
    rows: '[data-part]',
    placeOf: (from, over) =>
      from.dataset.part === 'section' ? over.closest<HTMLElement>('[data-part=section]') : over,
    onDrop: (from, place) => onDrop(partOf(from), partOf(place)),
  });

const [PreviewDialog, preloadPreview] = lazyPart(() => import('../preview/preview-dialog.tsx'));

const [MoveDialog] = lazyPart(() => import('./move-dialog.tsx'));

type Props = {
  form: TemplateForm;
  shown: Shown;
  setShown: (change: (shown: Shown) => Shown) => void;
};

/** The first part that has an error, which is opened after a refusal. */
const firstWrong = ({ sections }: Content, errors: Readonly<Record<string, string>>): string | undefined => {
  for (const [at, { id, questions }] of sections.entries()) {
    const faults = Object.keys(errorsBelow(errors, `content.sections.${at}`));
    const question = questions.find((_, place) =>
      faults.some((field) => field.startsWith(`questions.${place}.`)),
    );
    if (question) return question.id;
    if (faults.length > 0) return id;
  }
  return undefined;
};

export const Sections = ({ form, shown, setShown }: Props) => {
  const t = useText();
  const { name, scale, content } = form.values as TemplateValues;
  const { sections } = content;
  const scales = useScales();
  const [previewed, preview] = useState(false);
  usePreload(preloadPreview);
  const { actions, moving, said } = useEditor(form, setShown);
  const errors = form.errors as Record<string, string>;
  const wrong = form.problem === null ? undefined : firstWrong({ sections }, errors);
  const { open } = actions;
  useEffect(() => {
    if (wrong) open(wrong);
  }, [wrong, open]);
  const drag = useDrag((dragged, over) => {
    const place = sections.findIndex(({ id }) => id === over.id);
    if (dragged.kind === 'section') return actions.moveSection(dragged.id, place);
    if (over.kind === 'section') return actions.move(dragged.id, { sectionId: over.id, place: 999 });
    const to = placeOf({ sections }, over.id);
    if (to) actions.move(dragged.id, to);
  });
  return (
    <div>
      <Group gap="xs" justify="space-between" my="16px 12px">
        <Title order={2}>
          {t('inspection-templates:field.content')}{' '}
          <Box component="span" ms="xs" c="dimmed" fw={400} fz="sm">
            {t('inspection-templates:count.questions', { count: countQuestions(sections) })}
          </Box>
        </Title>
        <Button
          variant="default"
          leftSection={<IconEye size={16} aria-hidden />}
          onClick={() => preview(true)}
        >
          {t('inspection-templates:actions.preview')}
        </Button>
      </Group>
      {errors['content.sections'] && (
        <Alert color="error" variant="light" mb="sm">
          {errors['content.sections']}
        </Alert>
      )}
      <Stack {...drag}>
        {sections.map((section, at) => (
          <SectionCard
            key={section.id}
            section={section}
            errors={errorsBelow(errors, `content.sections.${at}`)}
            folded={shown.folded.has(section.id)}
            opened={
              shown.opened === section.id || section.questions.some(({ id }) => id === shown.opened)
                ? shown.opened
                : null
            }
            actions={actions}
          />
        ))}
      </Stack>
      <Button
        mt="md"
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={actions.isFull()}
        onClick={actions.addSection}
      >
        {t('inspection-templates:editor.addSection')}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <Suspense>
        {previewed && (
          <PreviewDialog title={name} shown={{ scale, scales, sections }} onClose={() => preview(false)} />
        )}
        {moving && (
          <MoveDialog
            sections={sections}
            questionId={moving}
            onMove={(place) => actions.move(moving, place)}
            onClose={() => actions.askMove(null)}
          />
        )}
      </Suspense>
    </div>
  );
};
