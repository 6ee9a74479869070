import type { Locale } from '#platform/contract/fields';
import { supplyTexts } from '../texts.ts';

export type AskedLine = {
  supply_id: number | null;
  name: string;
  unit: string;
  quantity: number;
  /** The last count of the shelf; null when the site does not keep it or nobody counted. */
  shelf: { on_hand: number; par_level: number } | null;
  closet: string | null;
};

/** Maximum number of characters of a task's description. */
const max = 2000;

/** The description of the task: one line for each supply, in the language of the person who asks. */
export const requestWords = (
  locale: Locale,
  lines: readonly AskedLine[],
  note: string,
): { title: string; description: string } => {
  const t = supplyTexts(locale);
  const lineOf = ({ name, unit, quantity, shelf, closet }: AskedLine) => {
    const asked = t(`count.${unit as 'each'}`, { count: quantity });
    const known = shelf
      ? t('task.shelf', { on_hand: String(shelf.on_hand), par: String(shelf.par_level) })
      : null;
    const more = [known, closet].filter(Boolean).join(', ');
    return `- ${name}: ${asked}${more ? ` (${more})` : ''}`;
  };
  const head = t('task.head');
  const end = note ? `\n\n${t('task.note', { note })}` : '';
  const shown: string[] = [];
  let room = max - head.length - end.length - 60;
  for (const line of lines.map(lineOf)) {
    room -= line.length + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const left = lines.length - shown.length;
  const rest = left > 0 ? `\n${t('task.more', { count: left })}` : '';
  return {
    title: t('task.title', { count: lines.length }),
    description: `${head}\n${shown.join('\n')}${rest}${end}`,
  };
};
