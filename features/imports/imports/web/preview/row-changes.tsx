import { useText } from '#platform/web/i18n/index';
import type { PreviewRow } from '../../contract/index.ts';
import { valueWords } from '../parts/value-words.ts';
import { useKind } from '../use-kind.ts';
import classes from './preview.module.css';

/** What a row changes at a record that exists: each field with its value now and then. */
export const RowChanges = ({ changes }: Pick<PreviewRow, 'changes'>) => {
  const t = useText();
  const kind = useKind();
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, after }) => {
        const old = valueWords(t, kind, field, before);
        return (
          <div key={field}>
            <dt>{kind.target(t, field)}</dt>
            <dd>
              {old !== '' && (
                <>
                  <del>
                    <span className={classes.hidden}>{t('imports:check.now')}</span>
                    {old}
                  </del>{' '}
                </>
              )}
              <ins>
                <span className={classes.hidden}>{t('imports:check.after')}</span>
                {valueWords(t, kind, field, after) || <em>{t('imports:check.empty')}</em>}
              </ins>
            </dd>
          </div>
        );
      })}
    </dl>
  );
};
