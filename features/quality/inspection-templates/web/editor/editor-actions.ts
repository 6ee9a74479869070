import { useEffect, useMemo, useRef, useState } from 'react';
import { closeAlert, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Content, max, type Question, type Section } from '../../contract/index.ts';
import {
  addQuestion,
  addSection,
  changeQuestion,
  changeSection,
  duplicateQuestion,
  duplicateSection,
  moveQuestion,
  moveSection,
  newQuestion,
  newSection,
  type Place,
  placeOf,
  removeQuestion,
  removeSection,
  restoreQuestion,
  restoreSection,
  stepQuestion,
} from './arrange.ts';

type Form = { getValues: () => object; setFieldValue: (path: string, value: unknown) => void };

/** What is open. Kept outside of the form, because a save replaces the form. */
export type Shown = {
  /** The section or question whose fields are open. */
  opened: string | null;
  /** Ids of sections of which only the title is shown. */
  folded: ReadonlySet<string>;
};

/** All actions on the document. Each changes the one value `content` of the form. The functions stay the same between
 * renders, so that unchanged lines are not rendered again. */
export const useEditor = (form: Form, setShown: (change: (shown: Shown) => Shown) => void) => {
  const t = useText();
  const [moving, askMove] = useState<string | null>(null);
  const [said, say] = useState('');
  const { getValues, setFieldValue } = form;
  const offered = useRef<number[]>([]);
  // A save replaces the form: what it removed is saved then, and an undo would change the form that is gone.
  useEffect(() => () => offered.current.forEach(closeAlert), []);
  const actions = useMemo(() => {
    const content = () => (getValues() as { content: Content }).content;
    const set = (next: Content) => setFieldValue('content', next);
    const open = (id: string | null) => setShown((shown) => ({ ...shown, opened: id }));
    const fold = (id: string, folded: boolean) =>
      setShown((shown) => {
        const next = new Set(shown.folded);
        if (folded) next.add(id);
        else next.delete(id);
        return { ...shown, folded: next };
      });
    const announce = (id: string) => {
      const at = placeOf(content(), id);
      const section = content().sections.find((one) => one.id === at?.sectionId);
      if (!at || !section) return;
      const place = String(at.place + 1);
      say(t('inspection-templates:editor.movedTo', { place, section: section.title }));
    };
    const offerUndo = (name: string, run: () => void) => {
      const label = t('platform:actions.undo');
      offered.current.push(showSuccess(t('inspection-templates:editor.removed', { name }), { label, run }));
    };
    const sectionAt = (id: string) => content().sections.findIndex((one) => one.id === id);
    return {
      open,
      fold,
      askMove,
      step: (id: string, by: -1 | 1) => {
        const next = stepQuestion(content(), id, by);
        if (next === content()) return;
        set(next);
        announce(id);
      },
      move: (id: string, place: Place) => {
        set(moveQuestion(content(), id, place));
        fold(place.sectionId, false);
        announce(id);
      },
      stepSection: (id: string, by: -1 | 1) => {
        const place = sectionAt(id) + by;
        if (place < 0 || place >= content().sections.length) return;
        set(moveSection(content(), id, place));
        say(t('inspection-templates:editor.sectionMovedTo', { place: String(place + 1) }));
      },
      moveSection: (id: string, place: number) => set(moveSection(content(), id, place)),
      changeQuestion: (next: Question) => set(changeQuestion(content(), next)),
      changeSection: (next: Section) => set(changeSection(content(), next)),
      addQuestion: (sectionId: string) => {
        const added = newQuestion();
        set(addQuestion(content(), sectionId, added));
        fold(sectionId, false);
        open(added.id);
      },
      addSection: () => {
        const added = newSection();
        set(addSection(content(), added));
        open(added.id);
      },
      duplicateQuestion: (id: string) => set(duplicateQuestion(content(), id)),
      duplicateSection: (id: string) => set(duplicateSection(content(), id)),
      removeQuestion: (id: string) => {
        const before = content();
        const found = before.sections.flatMap(({ questions }) => questions).find((one) => one.id === id);
        set(removeQuestion(before, id));
        offerUndo(found?.label ?? '', () => set(restoreQuestion(content(), id, before)));
      },
      removeSection: (id: string) => {
        const before = content();
        const name = before.sections[sectionAt(id)]?.title ?? '';
        set(removeSection(before, id));
        offerUndo(name, () => set(restoreSection(content(), id, before)));
      },
      isFull: () => content().sections.length >= max.sections,
    };
  }, [getValues, setFieldValue, setShown, t]);
  return { actions, moving, said };
};

export type EditorActions = ReturnType<typeof useEditor>['actions'];
