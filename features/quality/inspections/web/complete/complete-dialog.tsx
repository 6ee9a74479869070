import { showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { type Outcome, savedWords } from '#platform/web/outbox/index';
import { useGo } from '#platform/web/routing/index';
import { Dialog } from '#platform/web/ui/index';
import { answerGaps, type Inspection } from '../../contract/index.ts';
import { nothingGiven, photoCount } from '../outbox/given.ts';
import type { Question } from '../walk/steps.ts';
import type { Walked } from '../walk/use-inspection.ts';
import { afterCompleting } from './after-completing.ts';
import { CompleteForm } from './complete-form.tsx';
import { faultsOf } from './decisions.ts';
import { GapList } from './gap-list.tsx';

type Props = {
  walked: Walked;
  questions: readonly Question[];
  onJump: (question: Question) => void;
  onClose: () => void;
};

/** The end of a walk: first what is missing, with the way to it; then what becomes of what was found. */
export const CompleteDialog = ({ walked, questions, onJump, onClose }: Props) => {
  const t = useText();
  const go = useGo();
  const { inspection, given } = walked;
  const gaps = questions.flatMap((question) => {
    const one = given.get(question.name) ?? nothingGiven;
    const lacks = answerGaps(question, { ...one, photos: photoCount(one) }, inspection.snapshot);
    return lacks.length > 0 ? [{ question, lacks }] : [];
  });
  const done = (outcome: Outcome<Inspection>) => {
    onClose();
    if (!outcome.sent) return showSuccess(savedWords(outcome));
    showSuccess(t('inspections:complete.done', { number: outcome.answer.number }));
    void go(afterCompleting(outcome.answer));
  };
  return (
    <Dialog form size="lg" title={t('inspections:complete.title')} onClose={onClose}>
      {gaps.length > 0 ? (
        <GapList gaps={gaps} onJump={onJump} />
      ) : (
        <CompleteForm walked={walked} faults={faultsOf(questions, given)} onDone={done} />
      )}
    </Dialog>
  );
};
