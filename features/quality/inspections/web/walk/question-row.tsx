import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconCloudUp, IconHistory, IconMessage } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { scaleOf } from '#features/quality/inspection-templates/contract';
import { ChoiceButtons, QuestionHead } from '#features/quality/inspection-templates/web';
import { useText } from '#platform/web/i18n/index';
import { answerGaps, type EarlierAnswer, type Inspection } from '../../contract/index.ts';
import { type CurrentAnswer, photoCount } from '../outbox/current-answers.ts';
import { AnswerField } from './answer-field.tsx';
import { AnswerPhotos } from './answer-photos.tsx';
import { CommentField } from './comment-field.tsx';
import { EarlierLine } from './earlier-line.tsx';
import classes from './question.module.css';
import type { Question } from './steps.ts';
import { TakePhoto } from './take-photo.tsx';
import type { Act } from './use-act.ts';

/** Says where the latest entry is: refused, or on this device alone. What the server has needs no mark. */
const KeptMark = ({ entered: { kept, refused } }: { entered: CurrentAnswer }) => {
  const t = useText();
  if (refused !== null) {
    return (
      <span className={classes.refused}>
        <IconAlertTriangle size={16} aria-hidden />
        {t('inspections:walk.refused', { message: refused })}
      </span>
    );
  }
  // The mark always takes its space: if the label wrapped to make room for it, the target of the next touch would move.
  if (kept !== 'waiting') return <span className={classes.kept} />;
  return (
    <span className={classes.kept} title={t('inspections:walk.onDevice')}>
      <IconCloudUp size={16} aria-label={t('inspections:walk.onDevice')} />
    </span>
  );
};

type Props = {
  question: Question;
  entered: CurrentAnswer;
  snapshot: Inspection['snapshot'];
  zone: string;
  mayAnswer: boolean;
  /** Whether keys answer this question. */
  current: boolean;
  /** What was found here last time. */
  earlier: EarlierAnswer | undefined;
  act: Act;
};

/** One question at its place, with everything that belongs to its answer. Drawn again only when that changes. */
export const QuestionRow = memo(
  ({ question, entered, snapshot, zone, mayAnswer, current, earlier, act }: Props) => {
    const t = useText();
    const [commenting, setCommenting] = useState(false);
    const [looking, setLooking] = useState(false);
    const { question: asked, name } = question;
    const scale = scaleOf(asked, snapshot);
    const gaps = answerGaps(question, { ...entered, photos: photoCount(entered) }, snapshot);
    const needs = (gap: (typeof gaps)[number]) => gaps.includes(gap);
    const byPhoto = asked.response_type === 'photo';
    const takesPhotos = byPhoto || asked.photo !== 'none';
    const wantsComment = needs('inspection_comment_required') && entered.value !== null;
    const showsComment = asked.comment !== 'none' && (commenting || entered.comment !== '' || wantsComment);
    const chosen = entered.na ? 'na' : typeof entered.value === 'string' ? entered.value : null;
    return (
      <li
        id={`question-${name}`}
        className={classes.question}
        data-current={current || undefined}
        data-question={name}
        data-kept={entered.kept}
        tabIndex={-1}
      >
        <div className={classes.head}>
          <QuestionHead question={asked} />
          <KeptMark entered={entered} />
        </div>
        {scale ? (
          <ChoiceButtons
            scale={scale}
            label={asked.label}
            value={chosen}
            allowNa={asked.allow_na}
            disabled={!mayAnswer}
            onChange={(value) =>
              void act.answer(question, value === 'na' ? { value: null, na: true } : { value, na: false })
            }
          />
        ) : (
          <AnswerField question={question} entered={entered} mayAnswer={mayAnswer} act={act} />
        )}
        {mayAnswer && (
          <div className={classes.tools}>
            {takesPhotos && (
              <TakePhoto
                label={asked.label}
                count={photoCount(entered)}
                required={
                  needs('inspection_photo_required') || (byPhoto && needs('inspection_answer_required'))
                }
                onTaken={(photos) => void act.addPhotos(question, photos)}
              />
            )}
            {asked.comment !== 'none' && !showsComment && (
              <UnstyledButton className={classes.tool} onClick={() => setCommenting(true)}>
                <IconMessage size={18} aria-hidden />
                {t('inspections:walk.comment')}
              </UnstyledButton>
            )}
            {earlier && (
              <UnstyledButton
                className={classes.tool}
                aria-expanded={looking}
                onClick={() => setLooking(!looking)}
              >
                <IconHistory size={18} aria-hidden />
                {t('inspections:walk.lastTime')}
              </UnstyledButton>
            )}
          </div>
        )}
        {earlier && looking && (
          <EarlierLine question={asked} earlier={earlier} snapshot={snapshot} zone={zone} />
        )}
        {showsComment && (
          <CommentField
            label={t('inspections:walk.commentOn', { question: asked.label })}
            required={wantsComment}
            value={entered.comment}
            focus={commenting}
            disabled={!mayAnswer}
            onRemark={(comment) => void act.answer(question, { comment })}
          />
        )}
        <AnswerPhotos question={question} entered={entered} zone={zone} act={act} />
        {asked.critical && entered.isDeficient && (
          <span className={classes.critical}>{t('inspection-templates:preview.criticalFail')}</span>
        )}
      </li>
    );
  },
);
