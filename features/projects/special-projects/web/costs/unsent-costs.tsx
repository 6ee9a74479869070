import { formatDate, useText } from '#platform/web/i18n/index';
import { useUnsent } from '#platform/web/outbox/index';
import { StatusChip } from '#platform/web/ui/index';
import { entryWords, usedWords } from './cost-words.ts';
import type { AboutCost } from './cost-writes.ts';
import classes from './costs.module.css';

/** Entries of a project that are only on this device, the latest first. */
export const useUnsentCosts = (projectId: number) =>
  useUnsent()
    .filter(({ kind, state }) => kind === 'noteProjectCost' && state !== 'parked')
    .map(({ id, about }) => ({ id, ...(about as AboutCost) }))
    .filter((about) => about.projectId === projectId)
    .toReversed();

export const UnsentCost = ({ entry }: Pick<AboutCost, 'entry'>) => {
  const t = useText();
  return (
    <li className={classes.entry}>
      <span className={classes.words}>
        <span>{entryWords(entry, t)}</span>
        <span className={classes.second}>
          {[usedWords(entry, t), formatDate(entry.worked_on)].join(' · ')}
        </span>
      </span>
      <StatusChip status="draft" label={t('special-projects:costs.waiting')} />
    </li>
  );
};
