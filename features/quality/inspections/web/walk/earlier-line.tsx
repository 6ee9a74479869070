import { PhotoThumbs, useLightbox } from '#features/accounts/files/web';
import {
  describeChoice,
  scaleOf,
  type Question as TemplateQuestion,
} from '#features/quality/inspection-templates/contract';
import { themeColor } from '#features/quality/inspection-templates/web';
import { currentLocale, formatDate, formatNumber, useText } from '#platform/web/i18n/index';
import type { EarlierAnswer, Inspection } from '../../contract/index.ts';
import classes from './question.module.css';

type Props = {
  question: TemplateQuestion;
  earlier: EarlierAnswer;
  snapshot: Inspection['snapshot'];
  zone: string;
};

const useValueWords = ({ question, earlier, snapshot }: Props): string => {
  const t = useText();
  const { value } = earlier;
  const scale = scaleOf(question, snapshot);
  const choice = scale?.choices.find(({ key }) => key === value);
  if (scale && choice) return describeChoice(scale, choice, currentLocale());
  if (value === null) return t('inspection-templates:preview.na');
  if (typeof value === 'object') return value.name;
  if (typeof value === 'number') return formatNumber(value);
  return question.response_type === 'date' ? formatDate(value) : value;
};

/** What was found here last time: the answer, what was said, and its photos. */
export const EarlierLine = (props: Props) => {
  const { question, earlier, snapshot, zone } = props;
  const words = useValueWords(props);
  const choice = scaleOf(question, snapshot)?.choices.find(({ key }) => key === earlier.value);
  const { open, lightbox } = useLightbox(earlier.files, { zone });
  return (
    <div className={classes.earlier}>
      <span
        className={classes.dot}
        style={{ background: `var(--mantine-color-${choice ? themeColor[choice.color] : 'gray'}-filled)` }}
        aria-hidden
      />
      <span>
        <b>{words}</b>
        {earlier.comment && <> · {earlier.comment}</>}
      </span>
      {earlier.files.length > 0 && (
        <div className={classes.earlierPhotos}>
          <PhotoThumbs files={earlier.files} onOpen={open} />
        </div>
      )}
      {lightbox}
    </div>
  );
};
