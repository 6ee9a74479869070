import { Chip } from '@mantine/core';
import { useState } from 'react';
import { fold } from '#platform/contract/fold';
import { useText } from '#platform/web/i18n/index';
import { EmptyState, SearchBox } from '#platform/web/ui/index';
import { flagsByGroup, type PersonRights } from '../../contract/index.ts';
import { flagName, flagText } from '../flag-words.ts';
import classes from './rights.module.css';
import { sayAnswer, sayWhy } from './say-why.ts';

/** Every right with its answer and what decided it. */
export const RightsTable = ({ person }: { person: PersonRights }) => {
  const t = useText();
  const [words, setWords] = useState<string>();
  const [heldOnly, setHeldOnly] = useState(false);
  const searched = fold(words ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const groups = flagsByGroup
    .map(({ group, flags }) => {
      const rights = person.flags.filter((right) => {
        const said = fold(
          `${flagName(right.flag, t)} ${flagText(right.flag, t)} ${t(`roles:groups.${group}`)}`,
        );
        return (
          flags.includes(right.flag) &&
          (!heldOnly || right.held) &&
          searched.every((word) => said.includes(word))
        );
      });
      return { group, rights };
    })
    .filter(({ rights }) => rights.length > 0);
  return (
    <div className={classes.groups}>
      <div className={classes.toolbar} data-no-print>
        <SearchBox value={words} placeholder={t('roles:rights.search')} onChange={setWords} />
        <Chip checked={heldOnly} onChange={setHeldOnly} variant="outline" radius="md">
          {t('roles:rights.heldOnly')}
        </Chip>
      </div>
      {groups.map(({ group, rights }) => (
        <section key={group} aria-labelledby={`rights-${group}`} className={classes.group}>
          <h2 id={`rights-${group}`} className={classes.groupName}>
            {t(`roles:groups.${group}`)}
          </h2>
          <ul className={classes.rights}>
            {rights.map((right) => (
              <li key={right.flag} className={classes.right}>
                <span>{flagName(right.flag, t)}</span>
                <span className={classes.answer} data-held={right.held || undefined}>
                  {sayAnswer(right, t)}
                </span>
                <span className={classes.why}>{sayWhy(person, right, t)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {groups.length === 0 && <EmptyState title={t('roles:editor.none')} text={t('roles:editor.noneText')} />}
    </div>
  );
};
