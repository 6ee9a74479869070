import { Badge } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { currentLocale, type Say, useText } from '#platform/web/i18n/index';
import type { SiteInstruction } from '../../contract/index.ts';
import classes from './instructions.module.css';
import { rhythmWords } from './rhythm-words.ts';

/** The text in the reader's language, or in the other one while nobody has written it. */
export const wordsOf = ({ text_en, text_es }: SiteInstruction): { lang: 'en' | 'es'; words: string } => {
  const lang = currentLocale();
  const mine = lang === 'es' ? text_es : text_en;
  if (mine !== '') return { lang, words: mine };
  return lang === 'es' ? { lang: 'en', words: text_en } : { lang: 'es', words: text_es };
};

const languageMark = (row: SiteInstruction, mayEdit: boolean, t: Say): string | null => {
  if (mayEdit && row.text_en === '') return t('site-instructions:item.missingEn');
  if (mayEdit && row.text_es === '') return t('site-instructions:item.missingEs');
  const { lang } = wordsOf(row);
  if (lang === currentLocale()) return null;
  return t(lang === 'en' ? 'site-instructions:item.onlyEn' : 'site-instructions:item.onlyEs');
};

/** The text, the frequency, and a remark where the text is in another language. */
export const InstructionWords = ({ row, mayEdit }: { row: SiteInstruction; mayEdit: boolean }) => {
  const t = useText();
  const { lang, words } = wordsOf(row);
  const mark = languageMark(row, mayEdit, t);
  return (
    <>
      <p className={classes.words} lang={lang}>
        {words}
      </p>
      <div className={classes.marks}>
        {row.since_read && (
          <Badge className={classes.mark} color="teal" variant="filled" radius="sm">
            {t(`site-instructions:item.${row.since_read}`)}
          </Badge>
        )}
        <span>{rhythmWords(row, t)}</span>
        {mark && (
          <Badge
            className={classes.mark}
            variant="default"
            radius="sm"
            fw={500}
            leftSection={<IconLanguage size={14} aria-hidden />}
            data-no-print
          >
            {mark}
          </Badge>
        )}
      </div>
    </>
  );
};
