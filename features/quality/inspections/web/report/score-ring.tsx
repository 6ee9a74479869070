import { useText } from '#platform/web/i18n/index';
import { type ScoreBand, shownScore } from '../../contract/index.ts';
import classes from './score.module.css';

type Props = { score: number | null; band: ScoreBand | null; target: number };

const radius = 52;
const around = 2 * Math.PI * radius;

/** The target as a stroke across the ring: the number is read against it without any colour. */
const Target = ({ target }: { target: number }) => (
  <line
    x1="60"
    y1="2"
    x2="60"
    y2="15"
    className={classes.target}
    transform={`rotate(${target * 3.6} 60 60)`}
  />
);

/** A score as a number in a ring that is filled as far. */
const ScoreRing = ({ score, band, target }: Props) => {
  const t = useText();
  const label =
    score === null
      ? t('inspections:report.notScored')
      : t('inspections:report.scoreOf', { score: shownScore(score), target: shownScore(target) });
  return (
    <svg
      viewBox="0 0 120 120"
      className={classes.ring}
      data-band={band ?? 'none'}
      role="img"
      aria-label={label}
    >
      <circle cx="60" cy="60" r={radius} className={classes.track} />
      {score !== null && (
        <circle
          cx="60"
          cy="60"
          r={radius}
          className={classes.arc}
          strokeDasharray={`${(score / 100) * around} ${around}`}
          transform="rotate(-90 60 60)"
        />
      )}
      {score !== null && <Target target={target} />}
      <text x="60" y="68" className={classes.figure}>
        {score === null ? '–' : shownScore(score)}
      </text>
    </svg>
  );
};

export default ScoreRing;
