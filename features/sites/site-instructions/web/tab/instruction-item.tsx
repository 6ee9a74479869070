import { Badge, Box, Group } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconDots,
  IconGripVertical,
  IconLanguage,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { PhotoThumbs } from '#features/accounts/files/web';
import { weekday } from '#features/sites/buildings/web';
import { currentLocale, intlLocale, type Translate, useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import type { Rhythm, SiteInstruction } from '../../contract/index.ts';
import classes from './instructions.module.css';

/** Formats a date of a leap year, which has every day. */
const dayOfYear = ({ day, month }: Rhythm): string =>
  new Intl.DateTimeFormat(intlLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    Date.UTC(
      2028,
      (month ?? 1) - 1,
      Math.min(day ?? 1, new Date(Date.UTC(2028, month ?? 1, 0)).getUTCDate()),
    ),
  );

/** `Weekly: Mon, Fri`. */
const rhythmWords = (rhythm: Rhythm, t: Translate): string => {
  const { frequency, weekdays, day } = rhythm;
  switch (frequency) {
    case 'weekly':
      return t('site-instructions:rhythm.weekly', { days: weekdays.map((nth) => weekday(nth)).join(', ') });
    case 'monthly':
      return t('site-instructions:rhythm.monthly', { day: String(day ?? 1) });
    case 'quarterly':
      return t('site-instructions:rhythm.quarterly', { date: dayOfYear(rhythm) });
    case 'yearly':
      return t('site-instructions:rhythm.yearly', { date: dayOfYear(rhythm) });
    default:
      return t(`site-instructions:frequency.${frequency}`);
  }
};

/** The text in the reader's language, or in the other one while nobody has written it. */
const wordsOf = ({ text_en, text_es }: SiteInstruction): { lang: 'en' | 'es'; words: string } => {
  const lang = currentLocale();
  const mine = lang === 'es' ? text_es : text_en;
  if (mine !== '') return { lang, words: mine };
  return lang === 'es' ? { lang: 'en', words: text_en } : { lang: 'es', words: text_es };
};

const languageMark = (row: SiteInstruction, mayEdit: boolean, t: Translate): string | null => {
  if (mayEdit && row.text_en === '') return t('site-instructions:item.missingEn');
  if (mayEdit && row.text_es === '') return t('site-instructions:item.missingEs');
  const { lang } = wordsOf(row);
  if (lang === currentLocale()) return null;
  return t(lang === 'en' ? 'site-instructions:item.onlyEn' : 'site-instructions:item.onlyEs');
};

/** The text, the frequency, and a remark where the text is in another language. */
const InstructionWords = ({ row, mayEdit }: { row: SiteInstruction; mayEdit: boolean }) => {
  const t = useText();
  const { lang, words } = wordsOf(row);
  const mark = languageMark(row, mayEdit, t);
  return (
    <>
      <p className={classes.words} lang={lang}>
        {words}
      </p>
      <Group className={classes.marks} gap="4px 8px">
        {row.since_read && (
          <Badge flex="none" color="teal" variant="filled" radius="sm">
            {t(`site-instructions:item.${row.since_read}`)}
          </Badge>
        )}
        <span>{rhythmWords(row, t)}</span>
        {mark && (
          <Badge
            flex="none"
            variant="default"
            radius="sm"
            fw={500}
            leftSection={<IconLanguage size={14} aria-hidden />}
            data-no-print
          >
            {mark}
          </Badge>
        )}
      </Group>
    </>
  );
};

export type ItemActions = {
  edit: (row: SiteInstruction) => void;
  remove: (row: SiteInstruction) => void;
  /** Undefined while a filter hides some of the instructions. */
  move: ((id: number, to: number) => void) | undefined;
};

type Props = {
  row: SiteInstruction;
  before: SiteInstruction | undefined;
  after: SiteInstruction | undefined;
  /** Undefined for people who only read. */
  actions: ItemActions | undefined;
  /** Position of its first photo among all that are shown. */
  photosFrom: number;
  photosShown: number;
  onPhoto: (position: number) => void;
};

export const InstructionItem = ({ row, before, after, actions, photosFrom, photosShown, onPhoto }: Props) => {
  const t = useText();
  const name = wordsOf(row).words.slice(0, 60);
  const move = actions?.move;
  const step = (to: SiteInstruction | undefined) => () => to && move?.(row.id, to.id);
  return (
    <Group
      component="li"
      className={classes.item}
      gap="xs"
      align="flex-start"
      wrap="nowrap"
      data-instruction={row.id}
      data-since={row.since_read}
      draggable={move !== undefined}
    >
      {move && <IconGripVertical size={18} className={classes.grip} aria-hidden data-no-print />}
      <Box flex={1} miw={0}>
        <InstructionWords row={row} mayEdit={actions !== undefined} />
        {row.photos.length > 0 && (
          <div className={classes.photos}>
            <PhotoThumbs files={row.photos} offset={photosFrom} total={photosShown} onOpen={onPhoto} />
          </div>
        )}
      </Box>
      {actions && (
        <Box flex="none" data-no-print>
          <ActionMenu
            icon={IconDots}
            variant="subtle"
            label={t('site-instructions:item.actions', { name })}
            actions={[
              { label: t('site-instructions:item.edit'), icon: IconPencil, onClick: () => actions.edit(row) },
              ...(move
                ? [
                    {
                      label: t('site-instructions:item.up'),
                      icon: IconArrowUp,
                      disabled: !before,
                      onClick: step(before),
                    },
                    {
                      label: t('site-instructions:item.down'),
                      icon: IconArrowDown,
                      disabled: !after,
                      onClick: step(after),
                    },
                  ]
                : []),
              {
                label: t('site-instructions:item.delete'),
                icon: IconTrash,
                danger: true,
                onClick: () => actions.remove(row),
              },
            ]}
          />
        </Box>
      )}
    </Group>
  );
};
