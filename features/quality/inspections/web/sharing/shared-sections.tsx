import { PictureLinks } from '#features/accounts/files/web';
import { withinSentence } from '#platform/contract/text-of';
import { useText } from '#platform/web/i18n/index';
import { RecordSection } from '#platform/web/ui/index';
import { isTaskDone, type SharedInspection, type SharedLine, shownScore } from '../../contract/index.ts';
import { AnswerHead } from '../report/answer-head.tsx';
import classes from '../report/report.module.css';

const figure = (score: number | null): string => (score === null ? '' : shownScore(score));

const Line = ({ line }: { line: SharedLine }) => {
  const t = useText();
  const { question, critical, deficient, na, value, pictures } = line;
  const photos = pictures.length > 0 ? t('inspections:report.photos', { count: pictures.length }) : '';
  const said = na
    ? t('inspections:report.notApplicable')
    : value || photos || t('inspections:report.unanswered');
  return (
    <li className={classes.answer} data-deficient={deficient || undefined}>
      <AnswerHead
        question={question}
        critical={critical}
        mark={deficient ? 'deficient' : value !== '' && !na ? 'good' : 'none'}
        value={said}
      />
      {line.comment && <p className={classes.comment}>{line.comment}</p>}
      {pictures.length > 0 && <PictureLinks pictures={pictures} />}
      {line.task_status && (
        <p className={classes.task}>
          {t('inspections:share.task', {
            status: isTaskDone(line.task_status)
              ? t('inspections:share.taskDone')
              : withinSentence(t(`tasks:status.${line.task_status}`)),
          })}
        </p>
      )}
    </li>
  );
};

/** Every answer, by section and place. */
export const SharedSections = ({ inspection: { sections } }: { inspection: SharedInspection }) => (
  <div className={classes.report}>
    {sections.map(({ title, score, places }, at) => (
      <RecordSection
        // biome-ignore lint/suspicious/noArrayIndexKey: sections have no ids here and keep their order
        key={at}
        id={`section-${at}`}
        title={[title, figure(score)].filter(Boolean).join(' · ')}
        titleSpace={4}
      >
        {places.map((place) => (
          <div key={place.name ?? ''}>
            {place.name && (
              <h3 className={classes.place}>
                <span>{place.name}</span>
                <span className={classes.figure}>{figure(place.score)}</span>
              </h3>
            )}
            <ul className={classes.answers}>
              {place.lines.map((line) => (
                <Line key={line.question} line={line} />
              ))}
            </ul>
          </div>
        ))}
      </RecordSection>
    ))}
  </div>
);
